import type { Readable } from 'node:stream';

/** More than any tool call; what is longer is not ours to judge. */
const mostBytes = 32 * 1024 * 1024;

/**
 * All of stdin as text; undefined when it does not end in time, is too long, or breaks off. A stream and not reads of
 * the descriptor, which would start sooner: a process cannot end while one of those waits for bytes that never come.
 */
export function readAll(stdin: Readable, deadlineMs: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    const timer = setTimeout(() => resolve(undefined), deadlineMs);
    const end = (text: string | undefined): void => {
      clearTimeout(timer);
      resolve(text);
    };
    stdin.on('data', (part: Buffer) => {
      length += part.length;
      if (length > mostBytes) end(undefined);
      else parts.push(part);
    });
    stdin.on('end', () => end(Buffer.concat(parts).toString('utf8')));
    stdin.on('error', () => end(undefined));
  });
}
