import { describe, expect, it } from 'vitest';
import path from 'node:path';
import { toRootPath } from '../../src/place/paths.ts';
import { aFolder } from '../support/repository.ts';

describe('a path typed at the root', () => {
  const at = (typed: string) => toRootPath(typed, { root: '/repo', cwd: '/repo' });

  it.each(['src/a.ts', './src/a.ts', 'src//a.ts', 'src/', 'src\\a.ts', '', '...', 'a..b/c'])(
    'stays %j, because it reads right from there',
    (typed) => {
      expect(at(typed)).toBe(typed);
    },
  );

  it.each([
    ['src/../lib/a.ts', 'lib/a.ts'],
    ['src/..', '.'],
    ['src/../lib/', 'lib/'],
    ['/repo/src/a.ts', 'src/a.ts'],
    ['/repo/src/', 'src/'],
    ['/repo', '.'],
    ['/repo/src/../lib/a.ts', 'lib/a.ts'],
    ['../repo/src/a.ts', 'src/a.ts'],
  ])('%j becomes %j', (typed, shown) => {
    expect(at(typed)).toBe(shown);
  });

  it.each([
    ['../x', '../x'],
    ['src/../../x', '../x'],
    ['/etc/hosts', '/etc/hosts'],
    ['/repo-other/a.ts', '/repo-other/a.ts'],
  ])('%j keeps showing that it is outside', (typed, shown) => {
    expect(at(typed)).toBe(shown);
  });
});

describe('a path typed below the root', () => {
  const at = (typed: string) => toRootPath(typed, { root: '/repo', cwd: '/repo/src/deep' });

  it.each([
    ['a.ts', 'src/deep/a.ts'],
    ['./a.ts', 'src/deep/a.ts'],
    ['../a.ts', 'src/a.ts'],
    ['../../docs/', 'docs/'],
    ['../..', '.'],
    ['../../../x', '../x'],
    ['/repo/src/a.ts', 'src/a.ts'],
    ['', ''],
  ])('%j becomes %j', (typed, shown) => {
    expect(at(typed)).toBe(shown);
  });
});

describe('an absolute path through a symbolic link', () => {
  it('is recognised as inside, also when the file is not there yet', () => {
    const root = aFolder({ folders: ['real/src'], links: { other: 'real' } });
    const context = { root: path.join(root, 'real'), cwd: path.join(root, 'real') };
    expect(toRootPath(path.join(root, 'other/src/new/a.ts'), context)).toBe('src/new/a.ts');
  });
});
