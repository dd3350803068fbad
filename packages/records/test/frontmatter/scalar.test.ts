import * as fc from 'fast-check';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { resolvePlain, resolveTagged } from '../../src/frontmatter/scalar.ts';

/** What js-yaml's own core schema makes of an unquoted scalar. */
function reference(source: string): unknown {
  return (load(`a: ${source}`) as { a: unknown }).a;
}

const numeric = fc.stringMatching(
  /^[-+]?(?:0[oxb])?[0-9a-fA-F]{0,4}(?:\.[0-9]{0,3})?(?:[eE][-+]?[0-9]{0,3})?$/,
);
const named = fc.constantFrom(
  'null',
  'Null',
  'NULL',
  'nULL',
  '~',
  '',
  'true',
  'True',
  'TRUE',
  'tRUE',
  'false',
  'False',
  'FALSE',
);
const special = fc.constantFrom(
  '.inf',
  '-.Inf',
  '+.INF',
  '.iNF',
  '.nan',
  '.NaN',
  '-.nan',
  '.NAN',
  '9'.repeat(400),
  '1e999',
  '-0',
);

describe('resolvePlain', () => {
  it('agrees with js-yaml on everything that looks like more than text', () => {
    fc.assert(
      fc.property(fc.oneof(numeric, named, special), (source) => {
        fc.pre(source !== '-');
        expect(resolvePlain(source)).toBe(reference(source));
      }),
      { numRuns: 2000 },
    );
  });
});

describe('resolveTagged', () => {
  it.each([
    ['12', '!!int', 12],
    ['x', '!!int', undefined],
    ['1.5', '!!float', 1.5],
    ['true', '!!bool', true],
    ['yes', '!!bool', undefined],
    ['', '!!null', null],
    ['12', '!!str', '12'],
    ['12', '!!js/function', '12'],
    ['12', 'constructor', '12'],
  ])('makes of %j with the tag %s: %j', (source, tag, value) => {
    expect(resolveTagged(source, tag)).toBe(value);
  });
});
