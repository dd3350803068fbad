import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../src/glob/candidate.ts';
import { compileGlob } from '../../src/glob/compile.ts';

const matches = (pattern: string, path: string): boolean => compileGlob(pattern)(candidateOf(path));

describe('a pattern that is spelled like a path', () => {
  it.each([
    'app/[slug]/page.tsx',
    'app/[...slug]/page.tsx',
    'app/[[...slug]]/page.tsx',
    'app/(group)/page.tsx',
    'app/(.)photo/[id].tsx',
    'app/@modal/(..)x/page.tsx',
    'src/{a}.ts',
    'src/{a,b}.ts',
    'src/!(a).ts',
    'src/[',
    'src/(a',
    'src/{a',
    'c++/a+b.ts',
    'what?.md',
    'a*b.md',
    '.env',
    'app/.well-known/[id].ts',
  ])('matches that path: %s', (pattern) => {
    expect(matches(pattern, pattern)).toBe(true);
  });

  it.each([
    ['app/(group)/page.tsx', 'app/group/page.tsx'],
    ['app/(group)/**', 'app/group/page.tsx'],
    ['app/[slug]/page.tsx', 'app/slug/page.tsx'],
    ['src/[', 'src/x'],
    ['src/{a', 'src/a'],
  ])('lets %s not match %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(false);
  });

  it.each([
    ['app/[slug]/**', 'app/[slug]/page.tsx'],
    ['app/[[...slug]]/**/*.tsx', 'app/[[...slug]]/a/page.tsx'],
    ['app/(group)/**', 'app/(group)/page.tsx'],
    ['app/(group)/*.{ts,tsx}', 'app/(group)/page.tsx'],
    ['**/(group)/**', 'app/(group)/page.tsx'],
    ['app/[slug]/page.tsx', 'app/s/page.tsx'],
    ['app/(shop|blog)/page.tsx', 'app/shop/page.tsx'],
    ['**/[id].{ts,tsx}', 'app/x/[id].tsx'],
  ])('lets %s match %s', (pattern, path) => {
    expect(matches(pattern, path)).toBe(true);
  });
});
