import { describe, expect, it } from 'vitest';
import { isSameStamp, isSettled } from '../../src/corpus/stamp.ts';

const stamp = { dev: 1n, ino: 2n, size: 3n, mtimeNs: 4_000_000n, ctimeNs: 5_000_000n };

describe('isSameStamp', () => {
  it('is true for equal stamps', () => {
    expect(isSameStamp(stamp, { ...stamp })).toBe(true);
  });

  it.each(['dev', 'ino', 'size', 'mtimeNs', 'ctimeNs'] as const)('is false when %s differs by one', (key) => {
    expect(isSameStamp(stamp, { ...stamp, [key]: stamp[key] + 1n })).toBe(false);
  });
});

describe('isSettled', () => {
  it.each([
    [2005, false],
    [2006, true],
    [0, false],
  ])('of a file that changed at 5 ms and was read at %i ms is %s', (readAt, settled) => {
    expect(isSettled(stamp, readAt)).toBe(settled);
  });
});
