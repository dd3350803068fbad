import { describe, expect, it } from 'vitest';
import { judgeCommand } from '../../src/guard/judge-command.ts';
import type { Shell, Verdict } from '../../src/guard/types.ts';
import { corpus } from './corpus.ts';

const shells = ['sh', 'powershell'] as const satisfies readonly Shell[];

function judgedOtherwise(kind: 'writing' | 'reading', expected: Verdict): string[] {
  return shells.flatMap((shell) =>
    corpus(`${kind}.${shell}`)
      .filter((command) => judgeCommand(command, shell) !== expected)
      .map((command) => `${shell}: ${command}`),
  );
}

function count(kind: 'writing' | 'reading'): number {
  return new Set(shells.flatMap((shell) => corpus(`${kind}.${shell}`).map((line) => `${shell} ${line}`)))
    .size;
}

describe('judgeCommand', () => {
  it('asks about every one of at least 200 command lines that write [guard-writes] [guard-wrappers] [guard-nested] [guard-powershell]', () => {
    expect(judgedOtherwise('writing', 'ask')).toEqual([]);
    expect(count('writing')).toBeGreaterThanOrEqual(200);
  });

  it('asks about none of at least 400 command lines that only read [guard-reads]', () => {
    expect(judgedOtherwise('reading', 'pass')).toEqual([]);
    expect(count('reading')).toBeGreaterThanOrEqual(400);
  });
});
