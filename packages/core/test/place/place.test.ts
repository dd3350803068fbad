import { rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { AbsoluteDir, RepoPath } from '../../src/paths/types.ts';
import { findPlace } from '../../src/place/place.ts';
import { bare, plant, type Tree } from './tree.ts';

interface Asked {
  readonly guessed?: boolean;
  readonly dir?: string;
  readonly home?: string;
  readonly before?: (top: string) => Promise<void>;
}

async function placeOf(tree: Tree, from: string, asked: Asked = {}): Promise<object> {
  const top = await plant(tree);
  await asked.before?.(top);
  const place = await findPlace({
    workspace: { directory: path.join(top, from) as AbsoluteDir, guessed: asked.guessed ?? false },
    dir: asked.dir as RepoPath | undefined,
    corpusFromEnvironment: undefined,
    barred: { home: asked.home === undefined ? undefined : path.join(top, asked.home), installFolders: [] },
  });
  if (!place.ok) return { code: place.code };
  return { root: path.relative(top, place.root), workTree: place.workTree, corpus: place.corpus.shown };
}

const noWorkspace = { code: 'no-workspace' };

describe('a call', () => {
  it('is placed in the nearest repository, with its corpus [root-nearest-git]', async () => {
    const tree = { 'repo/.git/HEAD': 'x', 'repo/docs/decisions/': '', 'repo/src/': '' };
    const place = { root: 'repo', workTree: true, corpus: 'docs/decisions' };
    expect(await placeOf(tree, 'repo/src')).toStrictEqual(place);
    expect(await placeOf(tree, 'repo/src', { guessed: true })).toStrictEqual(place);
  });

  it('is placed in the real directory when it came through a link [root-nearest-git]', async () => {
    const tree = { 'repo/.git/HEAD': 'x', 'repo/src/': '', 'elsewhere/link': { link: '../repo/src' } };
    expect(await placeOf(tree, 'elsewhere/link')).toMatchObject({ root: 'repo' });
  });

  it('is placed in the session directory when there is no repository [root-none-answers]', async () => {
    expect(await placeOf({ 'a/docs/adr/': '' }, 'a')).toStrictEqual({
      root: 'a',
      workTree: false,
      corpus: 'docs/adr',
    });
    expect(await placeOf({ 'a/': '' }, 'a')).toStrictEqual({
      root: 'a',
      workTree: false,
      corpus: 'docs/adr',
    });
    expect(await placeOf({ ...bare('a.git') }, 'a.git')).toMatchObject({ root: 'a.git', workTree: false });
  });

  it('is no-workspace when the directory is not there, has gone, or is a file [session-none]', async () => {
    expect(await placeOf({}, 'missing')).toStrictEqual(noWorkspace);
    expect(await placeOf({ file: 'x' }, 'file')).toStrictEqual(noWorkspace);
    const before = (top: string) => rm(path.join(top, 'repo'), { recursive: true });
    expect(await placeOf({ 'repo/.git/HEAD': 'x' }, 'repo', { before })).toStrictEqual(noWorkspace);
  });

  it('is no-workspace without any directory [session-none]', async () => {
    const none = { workspace: undefined, dir: undefined, corpusFromEnvironment: undefined };
    expect(await findPlace({ ...none, barred: { home: undefined, installFolders: [] } })).toMatchObject(
      noWorkspace,
    );
  });

  it('is no-workspace in the home directory, even if that is a repository [root-never-special]', async () => {
    const tree = { 'home/.git/HEAD': 'x', 'home/docs/adr/': '' };
    expect(await placeOf(tree, 'home', { home: 'home' })).toStrictEqual(noWorkspace);
  });

  it('counts a directory nobody named only if it looks like a project [session-none]', async () => {
    expect(await placeOf({ 'a/.git/HEAD': 'x' }, 'a', { guessed: true })).toMatchObject({ root: 'a' });
    expect(await placeOf({ 'a/': '' }, 'a', { guessed: true })).toStrictEqual(noWorkspace);
    expect(await placeOf({ 'a/docs/adr/': '' }, 'a', { guessed: true })).toMatchObject({ root: 'a' });
    expect(await placeOf({ 'a/mine/': '' }, 'a', { guessed: true, dir: 'mine' })).toMatchObject({
      corpus: 'mine',
    });
    expect(await placeOf({ 'a/': '' }, 'a', { guessed: true, dir: 'mine' })).toStrictEqual(noWorkspace);
  });
});
