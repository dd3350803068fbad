const newline = 0x0a;

export interface LineSplitter {
  /** Takes bytes as they come. */
  readonly push: (chunk: Buffer) => void;
}

/**
 * Cuts bytes into lines and hands each on as text. Counted in bytes before anything is decoded, so that a character
 * that two chunks share is whole, and `onTooLong` is called, once, with the first byte over the limit.
 */
export function splitLines(
  limitBytes: number,
  onLine: (line: string) => void,
  onTooLong: () => void,
): LineSplitter {
  let parts: Buffer[] = [];
  let length = 0;
  let over = false;
  return {
    push: (chunk) => {
      let rest = chunk;
      while (!over && rest.length > 0) {
        const end = rest.indexOf(newline);
        const piece = end === -1 ? rest : rest.subarray(0, end);
        length += piece.length;
        if (length > limitBytes) {
          over = true;
          parts = [];
          onTooLong();
          return;
        }
        parts.push(piece);
        if (end === -1) return;
        const line = Buffer.concat(parts, length).toString('utf8');
        parts = [];
        length = 0;
        rest = rest.subarray(end + 1);
        onLine(line);
      }
    },
  };
}
