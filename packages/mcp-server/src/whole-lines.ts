const newline = 0x0a;
/** What .NET and PowerShell write before their first byte. It is no JSON: the handshake would never be answered. */
const byteOrderMark = Buffer.from('\u{FEFF}');

/**
 * Takes the chunks of a stream and delivers them joined, once a line ends in them: whoever joins each chunk with those
 * before it copies a line of many megabytes hundreds of times. A line of more than `most` bytes is refused once; nothing
 * is delivered from then on. A byte order mark before the first line is dropped.
 */
export function wholeLines(
  deliver: (bytes: Buffer) => void,
  most: number,
  refuse: () => void,
): (chunk: Buffer) => void {
  let parts: Buffer[] = [];
  let length = 0;
  let isFirst = true;
  return (chunk) => {
    if (length > most) return;
    length += chunk.length;
    if (chunk.includes(newline)) {
      const bytes = parts.length === 0 ? chunk : Buffer.concat([...parts, chunk]);
      parts = [];
      length = 0;
      const hasMark = isFirst && byteOrderMark.equals(bytes.subarray(0, byteOrderMark.length));
      isFirst = false;
      deliver(hasMark ? bytes.subarray(byteOrderMark.length) : bytes);
    } else if (length > most) {
      parts = [];
      refuse();
    } else parts.push(chunk);
  };
}
