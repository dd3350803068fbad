import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { recordSchema } from '../../src/schema/record.ts';
import { walkSchema } from '../../src/validate/walk.ts';

/** Values of the right shape more often than not, so that both sides of every check are met. */
const scalar = fc.oneof(
  fc.constantFrom(
    '0001',
    '@ann',
    'team:x',
    'a-b',
    '2026-02-03',
    '2026-02-03T10:00Z',
    'https://e.org',
    'accepted',
    'x',
    '',
  ),
  fc.constantFrom<unknown>(null, true, 0, 1, 2.5, -1),
);
const keys = [
  ...Object.keys(recordSchema.entries),
  'type',
  'pattern',
  'negate',
  'by',
  'quorum',
  'tier',
  'agent',
  'scores',
];
const { value } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...keys), tie('value'), { maxKeys: 4 }),
  ),
}));
const valid = { id: '0001', title: 'Use a queue', status: 'accepted', date: '2026-02-03' };
const frontMatter = fc
  .dictionary(fc.constantFrom(...keys), value, { maxKeys: 3 })
  .map((more) => ({ ...valid, ...more }));

/** Valibot takes a list for a mapping; ours does not. Everywhere else the two must agree. */
function hasListForMapping(node: unknown): boolean {
  if (Array.isArray(node)) return node.some((item) => Array.isArray(item) || hasListForMapping(item));
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(
    ([key, item]) =>
      (['provenance', 'review', 'evaluation', 'agent', 'scores', 'importedFrom'].includes(key) &&
        Array.isArray(item)) ||
      hasListForMapping(item),
  );
}

describe('walkSchema', () => {
  it('accepts exactly what valibot accepts, but for a list in the place of a mapping', () => {
    let accepted = 0;
    fc.assert(
      fc.property(frontMatter, (input) => {
        fc.pre(!hasListForMapping(input));
        const ours = walkSchema(recordSchema, input).length === 0;
        if (ours) accepted += 1;
        expect(ours).toBe(v.safeParse(recordSchema, input).success);
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(20);
  });

  it('finds every unknown key of every mapping', () => {
    const issues = walkSchema(recordSchema, {
      ...valid,
      a: 1,
      b: 2,
      review: { c: 3 },
      affects: [{ type: 'path', pattern: 'x', d: 4 }],
    });
    expect(new Set(issues.map(({ field }) => field))).toEqual(new Set(['a', 'affects.0.d', 'b', 'review.c']));
    expect(issues).toHaveLength(4);
  });

  it.each([[[]], [['a']], ['text'], [null], [7]])(
    'has one issue without a field for %j as the whole document',
    (input) => {
      const issues = walkSchema(recordSchema, input);
      expect(issues).toMatchObject([{ rule: 'invalid-type' }]);
      expect(issues[0]).not.toHaveProperty('field');
    },
  );

  it('quotes a wrong value on one line, escaped and cut', () => {
    const [issue] = walkSchema(recordSchema, { ...valid, status: `a\n\u001B\u200B${'x'.repeat(500)}` });
    expect(issue?.message).toContain('a\\n\\u001b\\u{200b}xxx');
    expect(issue?.message.length).toBeLessThan(200);
  });
});
