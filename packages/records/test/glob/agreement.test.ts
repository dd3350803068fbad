import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../src/glob/candidate.ts';
import { compileGlob } from '../../src/glob/compile.ts';
import { compileGeneral } from '../../src/glob/general.ts';
import { compileSegments } from '../../src/glob/segments.ts';

const segment = fc.constantFrom(
  'a',
  'b',
  'ab',
  '*',
  '**',
  '***',
  '*b',
  'a*',
  '?',
  'a?',
  '*a*',
  '.a',
  '.*',
  '{a,b}',
  '*.ts',
);
const simplePattern = fc.array(segment, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('/'));
const piece = fc.constantFrom(
  'a',
  'b',
  '/',
  '*',
  '**',
  '?',
  '[',
  ']',
  '{',
  '}',
  '(',
  ')',
  '|',
  ',',
  '!',
  '@',
  '+',
  '\\',
  '^',
  '.',
  '..',
  '1',
);
const anyPattern = fc.array(piece, { minLength: 1, maxLength: 24 }).map((parts) => parts.join(''));
const path = fc
  .array(fc.constantFrom('a', 'b', 'ab', 'ba', 'aab', '.a', '', 'a.ts', '1'), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join('/'));

describe('the two ways to match', () => {
  it('agree on every pattern that both can read', () => {
    let both = 0;
    fc.assert(
      fc.property(simplePattern, path, (pattern, text) => {
        const candidate = candidateOf(text);
        const bySegments = compileSegments(pattern);
        fc.pre(bySegments !== undefined && text !== '');
        both += 1;
        expect(bySegments?.(candidate)).toBe(compileGeneral(pattern)(candidate));
      }),
      { numRuns: 2000 },
    );
    expect(both).toBeGreaterThan(1000);
  });

  it('never throw, whatever the pattern is', () => {
    fc.assert(
      fc.property(fc.oneof(anyPattern, fc.string({ unit: 'grapheme' })), path, (pattern, text) => {
        const glob = compileGlob(pattern);
        const first = glob(candidateOf(text));
        expect(glob(candidateOf(text))).toBe(first);
      }),
      { numRuns: 2000 },
    );
  });

  it('match the path that is spelled like the pattern', () => {
    fc.assert(
      fc.property(anyPattern, (pattern) => {
        // A backslash and a leading "./" mean something else in a path, and a leading "/" is no pattern.
        fc.pre(!/\\|^\.\/|^\//.test(pattern));
        expect(compileGlob(pattern)(candidateOf(pattern))).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
