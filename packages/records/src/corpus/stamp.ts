import type { Stats } from 'node:fs';

/**
 * What must be equal for a file or folder to count as unchanged. Times are exact to a quarter of a microsecond, which is
 * finer than the clocks of file systems tick; to ask for whole ones costs a thousand records a twentieth of an answer.
 */
export type Stamp = Pick<Stats, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>;

export function stampOf({ dev, ino, size, mtimeMs, ctimeMs }: Stats): Stamp {
  return { dev, ino, size, mtimeMs, ctimeMs };
}

export function isSameStamp(left: Stamp, right: Stamp): boolean {
  return (
    left.mtimeMs === right.mtimeMs &&
    left.ctimeMs === right.ctimeMs &&
    left.size === right.size &&
    left.ino === right.ino &&
    left.dev === right.dev
  );
}

/** Clocks of file systems tick as slowly as every two seconds: a later write within one tick leaves the stamp equal. */
const SETTLE_MS = 2000;

/** True when a file read at `readAt` (milliseconds) can be trusted to have a new stamp after its next change. */
export function isSettled(stamp: Stamp, readAt: number): boolean {
  return readAt - stamp.ctimeMs > SETTLE_MS;
}
