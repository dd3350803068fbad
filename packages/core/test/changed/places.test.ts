import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { commit, git, write } from '../../../../test-harness/src/repositories/git.ts';
import {
  crissCross,
  detached,
  orphan,
  shallow,
  unborn,
  unrelated,
} from '../../../../test-harness/src/repositories/heads.ts';
import {
  anotherOwner,
  bareInGitFolder,
  emptyGitFolder,
  linkedWorktree,
  movedSubmodule,
  moveSubmodule,
  otherWorkTree,
  worktreeOfBare,
} from '../../../../test-harness/src/repositories/places.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { listed, refusal } from './ask.ts';

describe('a HEAD', () => {
  it('without a commit lists every file, and names no base [changed-unborn] [changed-odd-heads]', async () => {
    const changed = await listed(unborn(emptyDirectory()));
    expect(changed).toMatchObject({ base: null, paths: ['.gitignore', 'staged.txt'] });
    expect(changed.why).toBe('The repository has no commit yet, so every file is listed.');
  });

  it('without a commit has nothing to compare with a given base [changed-unborn]', async () => {
    expect(await refusal(unborn(emptyDirectory()), { base: 'main' })).toBe('unborn');
    const dir = orphan(emptyDirectory());
    expect(await refusal(dir, { base: 'main' })).toBe('unborn');
    expect(await listed(dir)).toMatchObject({ base: null });
  });

  it('that is detached answers [changed-odd-heads]', async () => {
    expect(await listed(detached(emptyDirectory()))).toMatchObject({ base: 'main', paths: ['src/till.txt'] });
  });

  it('with two merge bases answers', async () => {
    const changed = await listed(crissCross(emptyDirectory()), { base: 'other' });
    expect(changed.paths).toContain('src/new.txt');
  });

  it('that shares no commit with the base is no-merge-base [changed-no-merge-base]', async () => {
    expect(await refusal(unrelated(emptyDirectory()), { base: 'other' })).toBe('no-merge-base');
  });

  it('of a clone that is too shallow is shallow, and nothing is fetched [changed-shallow] [changed-never-fetches]', async () => {
    const dir = shallow(emptyDirectory());
    const before = git(dir, ['count-objects', '-v']);
    expect(await refusal(dir, { base: 'main' })).toBe('shallow');
    expect(await refusal(dir, { base: 'nowhere' })).toBe('no-such-base');
    expect(git(dir, ['count-objects', '-v'])).toBe(before);
  });
});

describe('a work tree', () => {
  it('that is linked answers, also when its repository is bare [changed-odd-heads]', async () => {
    for (const build of [linkedWorktree, worktreeOfBare]) {
      expect(await listed(build(emptyDirectory()))).toMatchObject({ base: 'main', paths: ['src/till.txt'] });
    }
  });

  it('with a submodule lists it when its commit moves, in a commit, staged or not [changed-odd-heads]', async () => {
    const dir = movedSubmodule(emptyDirectory());
    expect((await listed(dir)).paths).toEqual([]);
    moveSubmodule(dir);
    expect((await listed(dir)).paths).toEqual(['lib']);
    git(dir, ['add', 'lib']);
    expect((await listed(dir)).paths).toEqual(['lib']);
    commit(dir, 'Move the library on');
    expect((await listed(dir)).paths).toEqual(['lib']);
    expect((await listed(dir, { base: 'HEAD' })).paths).toEqual([]);
  });

  it('that is a submodule answers for itself [changed-odd-heads]', async () => {
    const dir = `${movedSubmodule(emptyDirectory())}/lib`;
    expect(await listed(dir, { base: 'HEAD~1' })).toMatchObject({ paths: ['src/till.txt'] });
  });

  it('that the configuration puts elsewhere is still the root [git-inert-settings]', async () => {
    expect((await listed(otherWorkTree(emptyDirectory()))).paths).toEqual(['src/till.txt']);
  });

  it('of a sha256 repository answers', async () => {
    const dir = teamRepository(emptyDirectory(), 'team', 'sha256');
    expect(await listed(dir)).toMatchObject({ base: 'main', paths: ['src/till.txt'] });
  });
});

describe('a directory', () => {
  it('without .git is not a work tree [changed-not-work-tree]', async () => {
    expect(await refusal(emptyDirectory())).toBe('not-work-tree');
  });

  it('with an empty .git does not answer for the repository around it [changed-not-work-tree]', async () => {
    expect(await refusal(emptyGitFolder(emptyDirectory()))).toBe('not-work-tree');
  });

  it('whose .git is a bare repository is not a work tree [changed-not-work-tree]', async () => {
    expect(await refusal(bareInGitFolder(emptyDirectory()))).toBe('not-work-tree');
  });

  it('that is gone is not a work tree [changed-not-work-tree]', async () => {
    expect(await refusal(`${emptyDirectory()}/gone`)).toBe('not-work-tree');
  });
});

describe.runIf(process.getuid?.() === 0)('a directory that root can give away', () => {
  it('is git-unsafe-directory when another user owns it [changed-unsafe-directory]', async () => {
    const dir = anotherOwner(emptyDirectory());
    expect(await refusal(dir)).toBe('git-unsafe-directory');
    expect(await refusal(dir, { base: 'main' })).toBe('git-unsafe-directory');
    // SUDO_UID would widen what git trusts.
    expect(await refusal(dir, { env: { SUDO_UID: '12345' } })).toBe('git-unsafe-directory');
  });

  it('answers when the user’s own configuration trusts it', async () => {
    const top = emptyDirectory();
    const dir = anotherOwner(top);
    write(top, 'home/.gitconfig', `[safe]\n\tdirectory = ${dir}\n`);
    expect(await refusal(dir, { env: { HOME: `${top}/home` } })).toBe('answered');
  });
});
