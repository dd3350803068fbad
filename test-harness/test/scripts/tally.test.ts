import { describe, expect, it } from 'vitest';
import { closingLine, exitCode, total } from '../../../scripts/lib/tally.mjs';

const counts = (passed: number, failed: number, skipped: number) => ({ passed, failed, skipped });

describe('the last line of npm test', () => {
  it('says how many passed and failed, and names skipped ones only when there are some', () => {
    expect(closingLine(total([counts(2, 0, 0), counts(3, 1, 0)]))).toBe('5 passed, 1 failed');
    expect(closingLine(total([counts(2, 0, 0), counts(0, 0, 24)]))).toBe('2 passed, 0 failed, 24 skipped');
  });
});

describe('the exit code of npm test', () => {
  it('is 0 when something passed and nothing failed', () => {
    expect(exitCode(counts(1, 0, 0))).toBe(0);
    expect(exitCode(counts(1, 0, 9))).toBe(0);
  });

  it('is 1 when something failed, and when nothing ran at all', () => {
    expect(exitCode(counts(100, 1, 0))).toBe(1);
    expect(exitCode(counts(0, 0, 0))).toBe(1);
    expect(exitCode(counts(0, 0, 9))).toBe(1);
  });
});
