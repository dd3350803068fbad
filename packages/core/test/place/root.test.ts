import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AbsoluteDir } from '../../src/paths/types.ts';
import { barredDirectories } from '../../src/place/barred.ts';
import { findRoot } from '../../src/place/root.ts';
import { bare, plant, type Tree } from './tree.ts';

const git = { '.git/HEAD': 'ref: refs/heads/main\n' };

async function rootFrom(
  tree: Tree,
  from: string,
  home?: string,
  install: string[] = [],
): Promise<string | undefined> {
  const top = await plant(tree);
  const isBarred = barredDirectories({
    home: home === undefined ? undefined : path.join(top, home),
    installFolders: install.map((folder) => path.join(top, folder)),
  });
  const root = findRoot(path.join(top, from) as AbsoluteDir, isBarred);
  return root === undefined ? undefined : path.relative(top, root);
}

describe('the root', () => {
  it.each<[string, Tree, string, string | undefined]>([
    ['the directory itself', { ...git }, '', ''],
    ['an ancestor', { ...git, 'a/b/': '' }, 'a/b', ''],
    ['the nearest of two', { ...git, 'a/.git/HEAD': 'x', 'a/b/': '' }, 'a/b', 'a'],
    ['nothing', { 'a/b/': '' }, 'a/b', undefined],
  ])('is %s when that holds .git [root-nearest-git]', async (_, tree, from, root) => {
    expect(await rootFrom(tree, from)).toBe(root);
  });

  it('is where a .git file lies, as in linked worktrees and submodules [root-git-file]', async () => {
    expect(
      await rootFrom({ ...git, 'sub/.git': 'gitdir: ../.git/modules/sub\n', 'sub/a/': '' }, 'sub/a'),
    ).toBe('sub');
  });

  it.each(['docs/evil.git', 'docs/evil.git/refs', 'docs/evil.git/wt/deep'])(
    'is nothing from %s, inside a bare repository that a clone carries [root-not-bare]',
    async (from) => {
      expect(
        await rootFrom({ ...git, ...bare('docs/evil.git'), 'docs/evil.git/wt/deep/': '' }, from),
      ).toBeUndefined();
    },
  );

  it('is a worktree that lies in its own bare repository, as git itself finds it [root-git-file]', async () => {
    const tree = {
      ...bare('proj.git'),
      'proj.git/main/.git': 'gitdir: ../worktrees/main\n',
      'proj.git/main/src/': '',
    };
    expect(await rootFrom(tree, 'proj.git/main/src')).toBe('proj.git/main');
  });

  it('is never the home directory, nor anything above it [root-never-special]', async () => {
    const tree = { ...git, 'home/me/.git/HEAD': 'x', 'home/me/notes/': '', 'home/me/work/.git/HEAD': 'x' };
    expect(await rootFrom(tree, 'home/me', 'home/me')).toBeUndefined();
    expect(await rootFrom(tree, 'home/me/notes', 'home/me')).toBeUndefined();
    expect(await rootFrom(tree, 'home/me/work', 'home/me')).toBe('home/me/work');
  });

  it('is never inside our install folder, but may hold it [root-never-special]', async () => {
    const tree = { ...git, 'node_modules/ours/.git/HEAD': 'x', 'node_modules/ours/dist/': '', 'src/': '' };
    expect(await rootFrom(tree, 'node_modules/ours/dist', undefined, ['node_modules/ours'])).toBeUndefined();
    expect(await rootFrom(tree, 'src', undefined, ['node_modules/ours'])).toBe('');
  });
});

it('bars the root of the file system, and a home given through a link [root-never-special]', async () => {
  const top = await plant({ 'real/home/': '', linked: { link: 'real/home' } });
  const isBarred = barredDirectories({
    home: path.join(top, 'linked'),
    installFolders: ['', '/missing'],
  });
  expect(isBarred('/')).toBe(true);
  expect(isBarred(path.join(top, 'real/home'))).toBe(true);
  expect(isBarred(path.join(top, 'real/home/below'))).toBe(false);
  expect(isBarred('/missing/below')).toBe(true);
  expect(isBarred(top)).toBe(false);
});
