import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nearby } from '../../src/answer/nearby.ts';
import { prepare } from '../../src/answer/prepared.ts';
import { candidateOf } from '../../src/glob/candidate.ts';
import type { DecisionRecord } from '../../src/record.ts';
import { decision } from '../support/decision.ts';

const word = fc.constantFrom(
  'src',
  'src/',
  'a',
  'ab',
  '/',
  '*',
  '**',
  '?',
  '{a,b}',
  '[ab]',
  '!(a)',
  '.',
  './',
  '\\',
  '@',
);
const pattern = fc.oneof(
  fc.array(word, { maxLength: 5 }).map((parts) => parts.join('')),
  fc.constantFrom('src/**', 'src/a*/b.ts', 'a'.repeat(1100), './src/**', '/src', ''),
);
const matcher = fc.record({
  type: fc.constantFrom('path', 'path', 'path', 'package', 'api'),
  pattern,
  negate: fc.constantFrom(false, false, false, true),
});
const path = fc.oneof(
  fc
    .array(fc.constantFrom('src', 'a', 'ab', '.', 'b.ts', '{a,b}', '[ab]', '!(a)'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((parts) => parts.join('/')),
  pattern,
);

function prepared(affects: readonly DecisionRecord['affects'][]) {
  const files = affects.map((one, at) => {
    const record = decision(String(at).padStart(4, '0'), { affects: one });
    return { path: record.path, record, findings: [] };
  });
  return prepare({ shownDir: 'docs/adr', files, skipped: [], beside: [], limits: [] });
}

describe('the records near a path', () => {
  it('are all that cover it, in the order of the corpus', () => {
    fc.assert(
      fc.property(fc.array(fc.array(matcher, { maxLength: 3 }), { maxLength: 6 }), path, (affects, given) => {
        const corpus = prepared(affects);
        const candidate = candidateOf(given);
        const covering = corpus.entries.filter(
          (entry) => entry.matcher?.({ candidate, packages: new Map() }) !== undefined,
        );
        const near = nearby(corpus, candidate.text);
        expect(near.filter((entry) => covering.includes(entry))).toEqual(covering);
      }),
      { numRuns: 3000 },
    );
  });

  it('are not those of other folders', () => {
    const corpus = prepared([
      [{ type: 'path', pattern: 'src/a/**', negate: false }],
      [{ type: 'path', pattern: 'src/b/**', negate: false }],
      [{ type: 'package', pattern: 'react', negate: false }],
      [{ type: 'path', pattern: '**/*.ts', negate: false }],
      [],
    ]);
    expect(nearby(corpus, 'src/a/x.ts').map(({ record }) => record.id)).toEqual(['0000', '0002', '0003']);
  });
});
