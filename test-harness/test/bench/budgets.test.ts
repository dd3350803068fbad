import { describe, expect, it } from 'vitest';
import { overBudget, toTable } from '../../bench/budgets.ts';
import { measureInterleaved, median } from '../../bench/measure.ts';

const cwd = process.cwd();

describe('a median', () => {
  it('is the middle, or halfway between the two in the middle, whatever the order', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([10, 1, 2, 9])).toBe(5.5);
  });
});

describe('a measurement', () => {
  it('times each command from start to end', () => {
    const slow = 'setTimeout(() => {}, 300)';
    const commands = ['0', slow].map((code) => ({
      name: code,
      file: process.execPath,
      args: ['-e', code],
      cwd,
    }));
    const times = measureInterleaved(commands, 1);
    expect([...times.keys()]).toEqual(['0', slow]);
    expect(times.get(slow)).toBeGreaterThanOrEqual(300);
  });

  it('is refused when a command fails, so that a crash is never fast', () => {
    const command = { name: 'crash', file: process.execPath, args: ['-e', 'process.exit(70)'], cwd };
    expect(() => measureInterleaved([command], 1)).toThrow('crash ended with 70');
  });
});

describe('a budget', () => {
  it('is held against the ratio or the milliseconds, as it says', () => {
    const row = { name: 'a', milliseconds: 12, ratio: 2 };
    expect(overBudget(row)).toBe(false);
    expect(overBudget({ ...row, budget: { unit: 'x', most: 2 } })).toBe(false);
    expect(overBudget({ ...row, budget: { unit: 'x', most: 1.9 } })).toBe(true);
    expect(overBudget({ ...row, budget: { unit: 'ms', most: 11.9 } })).toBe(true);
  });

  it('that is broken is marked in the table', () => {
    const table = toTable([
      { name: 'quick', milliseconds: 1, budget: { unit: 'ms', most: 10 } },
      { name: 'slow', milliseconds: 100, ratio: 5, budget: { unit: 'x', most: 3 } },
    ]);
    expect(table.split('\n')).toEqual([
      '✓  quick    1.0 ms          at most 10 ms',
      '✗  slow   100.0 ms  5.00 x  at most 3 x',
    ]);
  });
});
