import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { conformanceCases } from '../src/conformance/case.ts';
import { differences } from '../src/conformance/compare.ts';
import { replay } from '../src/conformance/replay.ts';
import { repositoryRoot } from '../src/source/tracked.ts';

const program = path.join(repositoryRoot, 'apps/adr/dist/adr.mjs');

for (const [kind, cases] of conformanceCases()) {
  describe.concurrent(`the contract of adr: ${kind}`, () => {
    it.each(cases)('$name: $about', async (one) => {
      expect(await replay(program, one)).toEqual([]);
    });
  });
}

describe('the cases', () => {
  const all = [...conformanceCases()].flatMap(([kind, cases]) => cases.map((one) => ({ kind, ...one })));

  it('are at least sixty, each with a name of its own that says its kind', () => {
    expect(all.length).toBeGreaterThanOrEqual(60);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.filter(({ kind, name }) => !name.startsWith(`${kind}/`))).toEqual([]);
  });
});

describe('the comparison the cases rely on', () => {
  it('accepts keys that nobody asked for', () => {
    expect(differences({ a: [{ b: 1 }] }, { a: [{ b: 1, more: 2 }], more: 3 })).toEqual([]);
  });

  it.each([
    [{ a: 1 }, { a: 2 }, '$.a is 2 and not 1'],
    [{ a: 1 }, {}, '$.a is missing'],
    [[1], [], '$ has 0 entries and not 1: []'],
    [{ a: [{ b: 1 }] }, { a: [{ b: 2 }] }, '$.a[0].b is 2 and not 1'],
    [{ a: [] }, { a: {} }, '$.a is no list'],
    [{ a: {} }, { a: [] }, '$.a is no object'],
  ])('tells %j from %j', (expected, actual, said) => {
    expect(differences(expected, actual)).toEqual([said]);
  });
});
