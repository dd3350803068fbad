import { describe, expect, it } from 'vitest';
import { patternTrouble } from '../../src/glob/trouble.ts';

describe('trouble with a pattern', () => {
  it.each([
    ['/src/**', 'begin at the root'],
    ['.', 'names no file'],
    ['', 'names no file'],
    [' src/**', 'a space'],
    ['src/** ', 'a space'],
    ['!src/**', 'negate: true'],
    ['../src/**', 'no path has'],
    ['src/./a.ts', 'no path has'],
    ['src/', 'write /** behind'],
    ['src//a.ts', 'empty folder'],
    ['src\\a.ts', 'write "/"'],
    ['src\\*.ts', 'write "/"'],
    ['src/[!a].ts', '"[^"'],
    ['src/{1..10}.ts', '{9,10,11}'],
    ['src/[', 'never closed'],
    ['src/{a,b', 'never closed'],
    ['src/@(a', 'never closed'],
    ['x'.repeat(1025), 'longer than 1024'],
    [`{${'abc,'.repeat(200)}d}*`, 'more than 256 steps'],
  ])('is found in %j', (pattern, reason) => {
    expect(patternTrouble(pattern)).toContain(reason);
  });

  it.each([
    'src/**',
    './src/**',
    'src',
    '**',
    '.github/**',
    '.env',
    'app/[slug]/page.tsx',
    'app/(group)/**',
    'src/\\[id\\].ts',
    'src/[^a].ts',
    'src/!(a).ts',
    '!(a).ts',
    'src/{1..9}.ts',
    'src/*.{ts,tsx}',
    'a b/c.ts',
    '...x/a',
  ])('is not found in %j', (pattern) => {
    expect(patternTrouble(pattern)).toBeUndefined();
  });
});
