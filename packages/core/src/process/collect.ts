import type { Readable } from 'node:stream';

export interface Collected {
  /** What was kept, at most the limit. */
  bytes(): Buffer;
}

/**
 * Keeps the first `limitBytes` of a stream and goes on reading, so that the writer never blocks on a full pipe.
 * `onOver` is called once, with the first byte that is too many.
 */
export function collect(stream: Readable, limitBytes: number, onOver?: () => void): Collected {
  const chunks: Buffer[] = [];
  let kept = 0;
  let over = false;
  stream.on('data', (chunk: Buffer) => {
    if (over) return;
    const room = limitBytes - kept;
    if (chunk.length > room) {
      over = true;
      onOver?.();
    }
    const piece = chunk.length > room ? chunk.subarray(0, room) : chunk;
    kept += piece.length;
    if (piece.length > 0) chunks.push(piece);
  });
  // A stream that breaks says no more than one that ends; how the process ended is told by its exit.
  stream.on('error', () => {});
  return { bytes: () => Buffer.concat(chunks, kept) };
}
