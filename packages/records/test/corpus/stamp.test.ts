import { describe, expect, it } from 'vitest';
import { isSameStamp, isSettled } from '../../src/corpus/stamp.ts';

const stamp = { dev: 1, ino: 2, size: 3, mtimeMs: 4, ctimeMs: 5 };

describe('isSameStamp', () => {
  it('is true for equal stamps', () => {
    expect(isSameStamp(stamp, { ...stamp })).toBe(true);
  });

  it.each(['dev', 'ino', 'size', 'mtimeMs', 'ctimeMs'] as const)('is false when %s differs by one', (key) => {
    expect(isSameStamp(stamp, { ...stamp, [key]: stamp[key] + 1 })).toBe(false);
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
