import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../src/glob/candidate.ts';
import { compileGlob } from '../../src/glob/compile.ts';
import { leastTime } from '../support/timing.ts';

const longest = 1024;
const fill = (text: string) => text.repeat(Math.ceil(longest / text.length)).slice(0, longest);

/** Patterns on which other matchers take seconds to minutes, with the paths that they take them on. */
const worst: readonly (readonly [string, string, string])[] = [
  ['choices in a row', '*(a|b|ab)*(a|b|ab)*(a|b|ab)c', fill('ab')],
  ['repeated choices before a folder', `${'+(a|b|ab)'.repeat(20)}/x`, fill('ab')],
  ['many stars', '*a*a*a*a*a*a*b', fill('a')],
  ['as many stars as fit', `${'*a'.repeat(500)}b`, fill('a')],
  ['many folders', `${'**/a/'.repeat(200)}b`, fill('a/')],
  ['folders with stars', `${'**/*a*b*/'.repeat(100)}x`, fill('aaab/')],
  ['a nested repetition', '(a+)+$', fill('a')],
  ['nested repetitions of choices', '+(+(+(+(a|b)|c)|d)|e)x', fill('abcd')],
  ['nested empty repetitions', '*(*(*(*(*(*(a))))))b', fill('a')],
  ['choices of two', '{a,b}'.repeat(30), fill('a')],
  ['as many choices as fit', '{a,b}'.repeat(204), fill('ab')],
  ['nested choices', `${'{a,'.repeat(200)}b${'}'.repeat(200)}`, 'b'],
  ['a range', '{1..1000000}', '5'],
  ['exclusions in a row', `${'!(*a*b)'.repeat(20)}x`, fill('a')],
  ['nested exclusions', `${'!(a*'.repeat(30)}${')'.repeat(30)}x`, fill('a')],
  ['sets in a row', `${'[a-z]'.repeat(60)}*x`, fill('a')],
  ['open brackets', '('.repeat(longest), fill('(')],
  ['open braces', `${'{'.repeat(longest - 1)}*`, fill('{')],
  ['open sets', '[[:'.repeat(300), fill('[')],
];

describe('the time a pattern takes', () => {
  it.each(worst)('stays below a few milliseconds for %s', (_name, pattern, path) => {
    const candidate = candidateOf(path);
    expect(leastTime(20, () => compileGlob(pattern)(candidate))).toBeLessThan(20);
  });

  const files = Array.from({ length: 200 }, (_, at) =>
    candidateOf(`packages/area${at % 40}/src/feature${at % 7}/deep/part-${at}.service.ts`),
  );
  const corpora: readonly (readonly [string, (at: number) => string])[] = [
    ['a folder each', (at) => `packages/area${at}/src/**`],
    ['a folder at any depth each', (at) => `**/feature${at}/**`],
    ['an extension each', (at) => `packages/**/*${at}.service.ts`],
    ['choices each', (at) => `packages/area${at}/{src,lib}/**/*.{ts,tsx}`],
  ];

  it.each(corpora)('lets a thousand records with %s be matched with 200 files at once', (_name, pattern) => {
    const globs = Array.from({ length: 1000 }, (_, at) => compileGlob(pattern(at)));
    const time = leastTime(250, () => {
      for (const file of files) for (const glob of globs) glob(file);
    });
    expect(time).toBeLessThan(250);
  });

  it.each(corpora)('lets one file be matched with a thousand new patterns of %s', (_name, pattern) => {
    const time = leastTime(25, () => {
      for (let at = 0; at < 1000; at += 1) compileGlob(pattern(at))(files[3] as (typeof files)[number]);
    });
    expect(time).toBeLessThan(25);
  });
});
