import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { commit, git, write } from './git.ts';
import { teamRepository } from './team.ts';

/** A repository without a commit: one file staged, one not, one ignored. */
export function unborn(top: string): string {
  const dir = path.join(top, 'team');
  git(top, ['-c', 'init.defaultBranch=main', 'init', '--quiet', dir]);
  write(dir, 'staged.txt', 'x\n');
  git(dir, ['add', 'staged.txt']);
  write(dir, '.gitignore', 'ignored.txt\n');
  write(dir, 'ignored.txt', 'x\n');
  return dir;
}

/** `main` is there, but a new branch has no commit yet. */
export function orphan(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['checkout', '--quiet', '--orphan', 'fresh']);
  return dir;
}

export function detached(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['checkout', '--quiet', '--detach']);
  return dir;
}

/** Two commits deep, of a branch that left `main` earlier; `main` is there, one commit deep. */
export function shallow(top: string): string {
  const origin = teamRepository(top, 'origin');
  write(origin, 'src/till.txt', 'three\n');
  commit(origin, 'Change the till again');
  const url = pathToFileURL(origin).href;
  git(top, ['clone', '--quiet', '--depth', '1', '--branch', 'work', url, 'team']);
  const dir = path.join(top, 'team');
  git(dir, ['fetch', '--quiet', '--depth', '1', 'origin', 'main:main']);
  return dir;
}

/** A branch `other` that shares no commit with `work`. */
export function unrelated(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['checkout', '--quiet', '--orphan', 'other']);
  commit(dir, 'Begin anew');
  git(dir, ['checkout', '--quiet', 'work']);
  return dir;
}

/** `work` and `other` have two merge bases, because each has merged the other. */
export function crissCross(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['checkout', '--quiet', '-b', 'other', 'main']);
  write(dir, 'src/price.bin', 'price two\n');
  commit(dir, 'Change the price');
  git(dir, ['branch', 'before']);
  git(dir, ['merge', '--quiet', '--no-edit', 'work']);
  git(dir, ['checkout', '--quiet', 'work']);
  git(dir, ['merge', '--quiet', '--no-edit', 'before']);
  write(dir, 'src/new.txt', 'new\n');
  commit(dir, 'Add a file');
  return dir;
}

/** A clone: `origin/HEAD` stands for `origin/work`, and there is also `origin/main`. */
export function cloned(top: string): string {
  const origin = teamRepository(top, 'origin');
  git(top, ['clone', '--quiet', origin, 'team']);
  return path.join(top, 'team');
}
