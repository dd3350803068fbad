import { chmodSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { carelessly, commit, git, write } from '../../../../test-harness/src/repositories/git.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { cloned } from '../../../../test-harness/src/repositories/heads.ts';
import { listed } from './ask.ts';

describe('the changed files', () => {
  it('are what was committed, staged, changed and added, but not what is ignored [changed-union]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'staged.txt', 'x\n');
    git(dir, ['add', 'staged.txt']);
    write(dir, 'README.md', 'Unstaged.\n');
    write(dir, 'new/untracked.txt', 'x\n');
    write(dir, '.gitignore', 'ignored.txt\n');
    write(dir, 'ignored.txt', 'x\n');
    expect(await listed(dir)).toEqual({
      ok: true,
      paths: ['.gitignore', 'README.md', 'new/untracked.txt', 'src/till.txt', 'staged.txt'],
      nonUtf8: 0,
      base: 'main',
    });
  });

  it('count from the merge base, not from the base as it is now [changed-union]', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['checkout', '--quiet', 'main']);
    write(dir, 'src/price.bin', 'price two\n');
    commit(dir, 'Change the price on main');
    git(dir, ['checkout', '--quiet', 'work']);
    expect((await listed(dir, { base: 'main' })).paths).toEqual(['src/till.txt']);
  });

  it('keep a file that was staged and put back in the work tree [changed-union]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'README.md', 'Staged.\n');
    git(dir, ['add', 'README.md']);
    write(dir, 'README.md', 'A till that works offline.\n');
    expect((await listed(dir)).paths).toEqual(['README.md', 'src/till.txt']);
  });

  it('keep a file that was committed and put back since [changed-union]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'src/till.txt', 'one\n');
    expect((await listed(dir)).paths).toEqual(['src/till.txt']);
  });

  it('hold both names of a rename, committed or staged [changed-rename-both]', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['config', 'diff.renames', 'copies']);
    git(dir, ['mv', 'src/price.bin', 'src/cost.bin']);
    commit(dir, 'Rename');
    git(dir, ['mv', 'README.md', 'LIES.md']);
    const { paths } = await listed(dir);
    expect(paths).toEqual(['LIES.md', 'README.md', 'src/cost.bin', 'src/price.bin', 'src/till.txt']);
  });

  it('hold a gone file, another mode and another kind of file', async () => {
    const dir = teamRepository(emptyDirectory());
    rmSync(path.join(dir, 'README.md'));
    chmodSync(path.join(dir, 'src/price.bin'), 0o755);
    renameSync(path.join(dir, 'docs/adr/0001-keep-the-till-offline.md'), path.join(dir, 'record.md'));
    symlinkSync('../../record.md', path.join(dir, 'docs/adr/0001-keep-the-till-offline.md'));
    const { paths } = await listed(dir);
    const record = 'docs/adr/0001-keep-the-till-offline.md';
    expect(paths).toEqual(['README.md', record, 'record.md', 'src/price.bin', 'src/till.txt']);
  });

  it('hold every file of a conflict', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['checkout', '--quiet', '-b', 'other', 'main']);
    write(dir, 'src/till.txt', 'other\n');
    commit(dir, 'Change it otherwise');
    carelessly(dir, ['merge', '--quiet', 'work']);
    expect((await listed(dir, { base: 'HEAD' })).paths).toEqual(['src/till.txt']);
  });

  it('are sorted by code unit', async () => {
    const dir = teamRepository(emptyDirectory());
    for (const name of ['b', 'a', 'B', 'ä', 'z', '\u{1f600}', '\uffee']) write(dir, name, 'x\n');
    const { paths } = await listed(dir, { base: 'HEAD' });
    expect(paths).toEqual(['B', 'a', 'b', 'z', 'ä', '\u{1f600}', '\uffee']);
  });

  it('are the same under diff.relative and other habits of a user [changed-from-root]', async () => {
    const dir = teamRepository(emptyDirectory());
    write(dir, 'README.md', 'Unstaged.\n');
    const habits = [
      'diff.relative=true',
      'core.quotePath=true',
      'core.abbrev=7',
      'color.ui=always',
      'diff.orderFile=/nowhere',
    ];
    for (const habit of [
      ...habits,
      'diff.noprefix=true',
      'status.relativePaths=true',
      'diff.ignoreSubmodules=all',
    ]) {
      const [key = '', value = ''] = habit.split('=');
      git(dir, ['config', key, value]);
    }
    expect((await listed(dir)).paths).toEqual(['README.md', 'src/till.txt']);
  });
});

describe('the base', () => {
  it('is the branch behind origin/HEAD first [changed-default-base]', async () => {
    const dir = cloned(emptyDirectory());
    write(dir, 'src/new.txt', 'x\n');
    expect(await listed(dir)).toMatchObject({ base: 'origin/work', paths: ['src/new.txt'] });
  });

  it('is then origin/main, origin/master, main and master, the first that exists [changed-default-base]', async () => {
    const dir = cloned(emptyDirectory());
    git(dir, ['update-ref', 'refs/remotes/origin/master', 'HEAD~1']);
    git(dir, ['branch', 'main', 'HEAD~1']);
    git(dir, ['branch', 'master', 'HEAD~1']);
    git(dir, ['branch', 'main2', 'HEAD']);
    const gone = [
      ['symbolic-ref', '--delete', 'refs/remotes/origin/HEAD'],
      ['update-ref', '-d', 'refs/remotes/origin/main'],
      ['update-ref', '-d', 'refs/remotes/origin/master'],
      ['branch', '-D', 'main'],
    ];
    const bases: (string | null)[] = [];
    for (const args of gone) {
      git(dir, args);
      const { base, paths } = await listed(dir);
      expect(paths).toEqual(['src/till.txt']);
      bases.push(base);
    }
    expect(bases).toEqual(['origin/main', 'origin/master', 'main', 'master']);
  });

  it('is null when none of them exists; the work tree half answers and says so [changed-no-base]', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['branch', '-m', 'main', 'trunk']);
    git(dir, ['branch', 'main/not-itself']);
    write(dir, 'README.md', 'Unstaged.\n');
    const changed = await listed(dir);
    expect(changed).toMatchObject({ base: null, paths: ['README.md'] });
    expect(changed.why).toMatch(/^No base was found .* since the last commit are listed\.$/u);
  });

  it('is said as it was given', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['tag', '-a', '-m', 'x', 'v1', 'main']);
    for (const base of [
      'v1',
      'HEAD~1',
      'refs/heads/main',
      'main~0',
      git(dir, ['rev-parse', '--short', 'main']),
    ]) {
      expect(await listed(dir, { base })).toMatchObject({ base, paths: ['src/till.txt'] });
    }
  });

  it('does not resolve when it is a file, a tree or nothing [changed-no-such-base]', async () => {
    const dir = teamRepository(emptyDirectory());
    const tree = git(dir, ['rev-parse', 'HEAD^{tree}']);
    for (const base of ['nowhere', 'README.md', tree, 'f'.repeat(40), 'main@{upstream}']) {
      await expect(listed(dir, { base })).rejects.toThrow('no-such-base');
    }
  });
});
