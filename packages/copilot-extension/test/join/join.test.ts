import { describe, expect, it } from 'vitest';
import { joinByRungs } from '../../src/join/join.ts';
import type { Piece } from '../../src/join/rungs.ts';
import { leftOutLine } from '../../src/join/say.ts';

const all: readonly Piece[] = ['hooks', 'tools', 'canvas', 'workflow'];

/** A runtime that refuses each join whose number has a text. */
function runtime(refusals: readonly (string | undefined)[]) {
  const joins: (readonly Piece[])[] = [];
  const join = async (pieces: readonly Piece[]): Promise<string> => {
    const refusal = refusals[joins.push(pieces) - 1];
    if (refusal !== undefined) throw new Error(refusal);
    return 'session';
  };
  return { joins, joined: joinByRungs(all, join, () => {}) };
}

describe('a join', () => {
  it('that succeeds at once leaves nothing out', async () => {
    const { joins, joined } = runtime([]);
    expect(await joined).toStrictEqual({ session: 'session', leftOut: [], refusals: [] });
    expect(joins).toStrictEqual([all]);
    expect(leftOutLine(await joined)).toBeUndefined();
  });

  it('that is refused is tried with less, and all that was said is quoted [copilot-ladder]', async () => {
    const { joined } = runtime(['first\nrefusal', 'second']);
    const line = leftOutLine(await joined) ?? '';
    expect((await joined).leftOut).toStrictEqual(['tools']);
    expect(line).toContain('without adr_check, adr_explain and adr_lint (tools)');
    expect(line).toMatch(/first.*refusal.*second/u);
    expect(line).not.toContain('\n');
  });

  it('that never succeeds rejects with the first refusal, after six [copilot-ladder-ends]', async () => {
    const { joins, joined } = runtime(['one', 'two', 'three', 'four', 'five', 'six', 'seven']);
    await expect(joined).rejects.toThrow(/^one$/u);
    expect(joins).toHaveLength(6);
  });

  it.each([
    'Extension "plugin:precedent:precedent" was denied permission access and will not be loaded.',
    'External tool name clash: adr_check already registered by another connection',
  ])('that ends with “%s” is not tried again [copilot-ladder-final]', async (refusal) => {
    const first = runtime([refusal]);
    await expect(first.joined).rejects.toThrow(refusal);
    expect(first.joins).toHaveLength(1);
    const second = runtime(['before it', refusal]);
    await expect(second.joined).rejects.toThrow('before it');
    expect(second.joins).toHaveLength(2);
  });
});
