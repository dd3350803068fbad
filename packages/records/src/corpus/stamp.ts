import type { BigIntStats } from 'node:fs';

/** What must be equal for a file to count as unchanged. */
export type Stamp = Pick<BigIntStats, 'dev' | 'ino' | 'size' | 'mtimeNs' | 'ctimeNs'>;

export function stampOf({ dev, ino, size, mtimeNs, ctimeNs }: BigIntStats): Stamp {
  return { dev, ino, size, mtimeNs, ctimeNs };
}

export function isSameStamp(left: Stamp, right: Stamp): boolean {
  return (
    left.mtimeNs === right.mtimeNs &&
    left.ctimeNs === right.ctimeNs &&
    left.size === right.size &&
    left.ino === right.ino &&
    left.dev === right.dev
  );
}

/** Clocks of file systems tick as slowly as every two seconds: a later write within one tick leaves the stamp equal. */
const SETTLE_MS = 2000;

/** True when a file read at `readAt` (milliseconds) can be trusted to have a new stamp after its next change. */
export function isSettled(stamp: Stamp, readAt: number): boolean {
  return readAt - Number(stamp.ctimeNs / 1_000_000n) > SETTLE_MS;
}
