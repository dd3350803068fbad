import { createHash, type Hash } from 'node:crypto';

/** Which hash made an id, by its length. */
export function startBlob(id: string, size: number): Hash {
  return createHash(id.length === 64 ? 'sha256' : 'sha1').update(`blob ${size}\0`);
}

/** What git-lfs keeps in place of a file. */
export function lfsPointer(sha256: string, size: number): string {
  return size === 0 ? '' : `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize ${size}\n`;
}

export interface LineEnds {
  /** How many CRLF have been seen. */
  readonly count: number;
  /** The chunk with each CRLF as LF. A CR at its end waits for the next chunk. */
  next(chunk: Buffer): Buffer;
  /** The CR that still waits, if any. */
  last(): Buffer;
}

/** Turns CRLF into LF piece by piece; a CR alone stays. */
export function unixLineEnds(): LineEnds {
  let count = 0;
  let waiting = false;
  return {
    get count() {
      return count;
    },
    next(chunk) {
      const text = waiting ? Buffer.concat([cr, chunk]) : chunk;
      waiting = text.at(-1) === 0x0d;
      const end = waiting ? text.length - 1 : text.length;
      const pieces: Buffer[] = [];
      let from = 0;
      for (let at = text.indexOf(crlf); at !== -1 && at < end; at = text.indexOf(crlf, at + 2)) {
        pieces.push(text.subarray(from, at));
        from = at + 1;
        count += 1;
      }
      return pieces.length === 0
        ? text.subarray(0, end)
        : Buffer.concat([...pieces, text.subarray(from, end)]);
    },
    last: () => (waiting ? cr : Buffer.alloc(0)),
  };
}

const cr = Buffer.from('\r');
const crlf = Buffer.from('\r\n');
