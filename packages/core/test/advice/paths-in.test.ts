import { describe, expect, it } from 'vitest';
import { pathsIn } from '../../src/advice/paths-in.ts';

describe('pathsIn', () => {
  it.each([
    ['Fix src/pay/charge.ts please', ['src/pay/charge.ts']],
    ['Fix `src/a.ts`, "src/b.ts" and (src/c.ts).', ['src/a.ts', 'src/b.ts', 'src/c.ts']],
    ['See @src/a.ts and @README.md', ['src/a.ts', 'README.md']],
    ['Why does ./src/a.ts:12 fail?', ['src/a.ts']],
    ['src\\pay\\a.ts', ['src/pay/a.ts']],
    ['app/(group)/[slug]/page.tsx', ['app/(group)/[slug]/page.tsx']],
    ['src/[...all]', ['src/[...all]']],
    ['(see src/a)', ['src/a']],
    ['[the charge](src/a.ts), [b](<src/b.ts>)', ['src/a.ts', 'src/b.ts']],
    ['(app/(group)/page.tsx).', ['app/(group)/page.tsx']],
    ['[src/a.ts]', ['src/a.ts']],
    ['look at src/a.ts...', ['src/a.ts']],
    ['(src/a.ts.)', ['src/a.ts']],
    ['(src/a.ts and src/b.ts)', ['src/a.ts', 'src/b.ts']],
    ['(group)/page.tsx', ['(group)/page.tsx']],
    ['[slug]/page.tsx', ['[slug]/page.tsx']],
    ['././src/a.ts', ['src/a.ts']],
    [`${'a/'.repeat(511)}bc`, [`${'a/'.repeat(511)}bc`]],
    ['packages/@scope/x', ['packages/@scope/x']],
    ['src/größe.ts, src/日本.ts', ['src/größe.ts', 'src/日本.ts']],
    ['package.json package.json', ['package.json']],
    ['.github/workflows/ci.yml', ['.github/workflows/ci.yml']],
  ])('finds those in %j', (prompt, paths) => {
    expect(pathsIn(prompt)).toEqual(paths);
  });

  it.each([
    '',
    'Fix the bug.',
    'etc. and so on...',
    '../x',
    'a/../b',
    '/etc/passwd',
    '$HOME/../x',
    'C:\\x\\y.ts',
    '\\\\server\\share.txt',
    'https://example.com/a.ts',
    '-x/y',
    'word',
    '()',
    '(.)',
    `${'a/'.repeat(600)}b`,
    `${'a/'.repeat(512)}b`,
    `${' '.repeat(100_000)}src/a.ts`,
  ])('finds none in %j', (prompt) => {
    expect(pathsIn(prompt)).toEqual([]);
  });

  it('stops at 50', () => {
    const prompt = Array.from({ length: 99 }, (_, index) => `src/${index}.ts`).join(' ');
    expect(pathsIn(prompt)).toHaveLength(50);
  });
});
