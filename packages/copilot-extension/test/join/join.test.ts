import { describe, expect, it } from 'vitest';
import { joinByRungs } from '../../src/join/join.ts';
import type { Piece } from '../../src/join/rungs.ts';
import { leftOutLine } from '../../src/join/say.ts';

const all: readonly Piece[] = ['hooks', 'tools', 'canvas', 'workflow'];
const withBridged: readonly Piece[] = ['hooks', 'tools', 'bridged', 'canvas', 'workflow'];
const clash = 'External tool name clash: plugin_p_s_t already registered by another connection';

/** A runtime that refuses each join whose number has a text. */
function runtime(refusals: readonly (string | undefined)[], built = all) {
  const joins: (readonly Piece[])[] = [];
  const join = async (pieces: readonly Piece[]): Promise<string> => {
    const refusal = refusals[joins.push(pieces) - 1];
    if (refusal !== undefined) throw new Error(refusal);
    return 'session';
  };
  return { joins, joined: joinByRungs(built, join, () => {}) };
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

  it('whose bridged tools have a name that is taken goes on without them [copilot-ladder-bridged]', async () => {
    const { joins, joined } = runtime([clash], withBridged);
    const line = leftOutLine(await joined) ?? '';
    expect(joins).toStrictEqual([withBridged, all]);
    expect(line).toContain('without the tools of your plugins');
    expect(line).toContain(clash);
  });

  it('ends when a name is taken that was not bridged, and when the user says no [copilot-ladder-bridged]', async () => {
    const ours = runtime([clash, clash], withBridged);
    await expect(ours.joined).rejects.toThrow(clash);
    expect(ours.joins).toHaveLength(2);
    const denied = runtime(['… was denied permission access …'], withBridged);
    await expect(denied.joined).rejects.toThrow('denied');
    expect(denied.joins).toHaveLength(1);
  });

  it('with bridged tools that never succeeds rejects after seven [copilot-ladder-bridged]', async () => {
    const { joins, joined } = runtime(Array<string>(9).fill('no'), withBridged);
    await expect(joined).rejects.toThrow(/^no$/u);
    expect(joins).toHaveLength(7);
  });
});
