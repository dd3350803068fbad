import { cpSync, lutimesSync, symlinkSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createHash } from 'node:crypto';
import { commit, git, write } from './git.ts';
import { teamRepository } from './team.ts';

const long = new Date('2001-02-03T04:05:06Z');

/** A copy of a whole tree: every file's stat data differ from the index, and no file has changed. */
export function copiedTree(top: string): string {
  const original = teamRepository(top, 'original');
  symlinkSync('README.md', path.join(original, 'READ.md'));
  commit(original, 'Add a link');
  const dir = path.join(top, 'team');
  cpSync(original, dir, { recursive: true, verbatimSymlinks: true });
  for (const name of ['README.md', 'src/till.txt', 'src/price.bin'])
    utimesSync(path.join(dir, name), long, long);
  lutimesSync(path.join(dir, 'READ.md'), long, long);
  return dir;
}

/** Line ends as Windows has them, in the work tree alone; git was told to turn them. */
export function carriageReturns(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['config', 'core.autocrlf', 'true']);
  write(dir, 'src/till.txt', 'two\r\n');
  write(dir, 'README.md', 'A till that works offline.\r\n');
  return dir;
}

/** A file that git-lfs keeps as a pointer, and whose content is checked out. */
export function lfsFile(top: string): string {
  const dir = teamRepository(top);
  const content = 'large '.repeat(1000);
  const sha256 = createHash('sha256').update(content).digest('hex');
  write(
    dir,
    'src/model.dat',
    `version https://git-lfs.github.com/spec/v1\noid sha256:${sha256}\nsize 6000\n`,
  );
  write(dir, '.gitattributes', '*.dat filter=lfs diff=lfs merge=lfs -text\n');
  commit(dir, 'Keep a model');
  git(dir, ['config', 'filter.lfs.clean', 'git-lfs clean -- %f']);
  git(dir, ['config', 'filter.lfs.process', 'git-lfs filter-process']);
  git(dir, ['config', 'filter.lfs.required', 'true']);
  write(dir, 'src/model.dat', content);
  return dir;
}

/** Only `docs/` and the top are checked out; the rest is marked as not wanted. */
export function sparse(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['sparse-checkout', 'set', '--cone', '--sparse-index', 'docs']);
  return dir;
}

/** One file gone and one changed, both of which git was told not to look at. */
export function notLookedAt(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['update-index', '--assume-unchanged', 'src/till.txt']);
  write(dir, 'src/till.txt', 'three\n');
  git(dir, ['update-index', '--skip-worktree', 'README.md']);
  write(dir, 'README.md', 'My own notes.\n');
  return dir;
}
