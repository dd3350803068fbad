const newline = 0x0a;

/**
 * Takes the chunks of a stream and delivers them joined, once a line ends in them: whoever joins each chunk with those
 * before it copies a line of many megabytes hundreds of times. A line of more than `most` bytes is refused once; nothing
 * is delivered from then on.
 */
export function wholeLines(
  deliver: (bytes: Buffer) => void,
  most: number,
  refuse: () => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  return (chunk) => {
    if (length > most) return;
    length += chunk.length;
    if (chunk.includes(newline)) {
      const bytes = parts.length === 0 ? chunk : Buffer.concat([...parts, chunk]);
      parts = [];
      length = 0;
      deliver(bytes);
    } else if (length > most) {
      parts = [];
      refuse();
    } else parts.push(chunk);
  };
}
