import { describe, expect, it } from 'vitest';
import { listAt, listRules, repeatsBuckets, withList } from '../../src/render/lists.ts';

const rankOf = (at: string, entry: unknown) => listRules.find((rule) => rule.at === at)?.rank?.(entry);

describe('the lists of a report', () => {
  it('are found by a key or two, where they are lists of the report itself', () => {
    expect(listAt({ a: [1] }, 'a')).toStrictEqual([1]);
    expect(listAt({ a: { b: [2] } }, 'a.b')).toStrictEqual([2]);
    expect(listAt({ a: 'no' }, 'a')).toBeUndefined();
    expect(listAt({ a: null }, 'a.b')).toBeUndefined();
    expect(listAt({ a: 'text' }, 'a.length')).toBeUndefined();
    expect(listAt(Object.create({ a: [1] }) as object as Record<string, unknown>, 'a')).toBeUndefined();
  });

  it('are replaced and nothing beside them is', () => {
    expect(withList({ a: [1], b: 2 }, 'a', [])).toStrictEqual({ a: [], b: 2 });
    expect(withList({ a: { b: [2], c: 3 }, d: 4 }, 'a.b', [5])).toStrictEqual({ a: { b: [5], c: 3 }, d: 4 });
  });

  it('rank findings by severity, and one without any last [limit-order]', () => {
    const ranks = ['error', 'warn', 'info', 'other', undefined].map((severity) =>
      rankOf('findings', { severity }),
    );
    expect(ranks).toStrictEqual([0, 1, 2, 3, 3]);
    expect(rankOf('findings', null)).toBe(3);
  });

  it('rank files that something governs before the others [limit-order]', () => {
    expect(
      [{ decisions: [1] }, { decisions: [] }, { decisions: 'x' }, {}].map((file) => rankOf('byFile', file)),
    ).toStrictEqual([0, 1, 1, 1]);
  });

  it('say the same twice where governedBy is the three others together', () => {
    const three = { governing: [1], activeProposals: [2], history: [3] };
    expect(repeatsBuckets({ ...three, governedBy: [1, 2, 3] })).toBe(true);
    expect(repeatsBuckets({ ...three, governedBy: [1, 2] })).toBe(false);
    expect(repeatsBuckets(three)).toBe(false);
    expect(repeatsBuckets({ governing: [1], history: [3], governedBy: [1, 3] })).toBe(false);
    expect(repeatsBuckets({ governing: 'x', activeProposals: [], history: [], governedBy: [] })).toBe(false);
  });
});
