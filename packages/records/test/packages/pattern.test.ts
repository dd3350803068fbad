import fc from 'fast-check';
import semver from 'semver';
import { describe, expect, it } from 'vitest';
import { parsePackagePattern } from '../../src/packages/pattern.ts';

describe('a package pattern', () => {
  it.each([
    ['react', { name: 'react' }],
    ['React', { name: 'React' }],
    ['@scope/x', { name: '@scope/x' }],
    ['@scope', { name: '@scope' }],
    ['@', { name: '@' }],
    ['react@19', { name: 'react', range: '19' }],
    ['react@^19', { name: 'react', range: '^19' }],
    ['react@>=19 <20', { name: 'react', range: '>=19 <20' }],
    ['react@1.2.3 - 2.3.4', { name: 'react', range: '1.2.3 - 2.3.4' }],
    ['react@^1 || ~2.1', { name: 'react', range: '^1 || ~2.1' }],
    ['react@*', { name: 'react', range: '*' }],
    ['react@ ^1 ', { name: 'react', range: '^1' }],
    ['@scope/x@^1', { name: '@scope/x', range: '^1' }],
    ['a@b@1', { name: 'a@b', range: '1' }],
  ])('%j is read as what it says', (pattern, expected) => {
    expect(parsePackagePattern(pattern)).toEqual(expected);
  });

  it.each([
    '',
    '  ',
    'react@',
    '@scope/x@',
    'react@latest',
    'react@workspace:*',
    'react@notarange',
    'react@1.2.3.4',
  ])('%j is none', (pattern) => {
    expect(parsePackagePattern(pattern)).toBeUndefined();
  });

  const good = '0 1 12 1.2 1.2.3 1.2.3-rc.1 1.2.3-a-b 1.2.3+b.1 x * 1.x 1.2.x 1.2.*';
  const bad = '01 1.02 1.2.3.4 1.2.3- 1.2.3a 1. .1 latest';
  const version = fc.constantFrom(...`${good} ${bad}`.split(' '));
  const sign = fc.constantFrom('', '^', '~', '>', '<', '>=', '<=', '=', '>= ', '!', '^^');
  const comparator = fc.tuple(sign, version).map((parts) => parts.join(''));
  const both = fc.array(comparator, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(' '));
  const hyphen = fc.tuple(version, version).map((parts) => parts.join(' - '));
  const range = fc
    .array(fc.oneof(both, hyphen), { minLength: 1, maxLength: 2 })
    .map((parts) => parts.join(' || '));

  it('has a range where semver finds one, though semver is not loaded for it', () => {
    let valid = 0;
    fc.assert(
      fc.property(range, (text) => {
        const expected = semver.validRange(text) !== null;
        valid += expected ? 1 : 0;
        expect(parsePackagePattern(`p@${text}`) !== undefined).toBe(expected);
      }),
      { numRuns: 1000 },
    );
    expect(valid).toBeGreaterThan(100);
  });

  it('is judged at once, however long it is', () => {
    const start = performance.now();
    for (const text of [
      '1 '.repeat(120),
      ` ${' '.repeat(250)}!`,
      '='.repeat(250),
      '1.1.1-a.'.repeat(30),
      'a'.repeat(100_000),
    ]) {
      parsePackagePattern(`p@1 ${text}`);
    }
    expect(performance.now() - start).toBeLessThan(100);
  });
});
