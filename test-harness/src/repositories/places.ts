import { chownSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { commit, git, write } from './git.ts';
import { teamRepository } from './team.ts';

/** A linked worktree: `.git` is a file there. */
export function linkedWorktree(top: string): string {
  const main = teamRepository(top);
  const dir = path.join(top, 'linked');
  git(main, ['worktree', 'add', '--quiet', '-b', 'linked', dir, 'work']);
  write(dir, 'src/till.txt', 'three\n');
  return dir;
}

/** A linked worktree of a bare repository, which says `core.bare=true` in the configuration that both read. */
export function worktreeOfBare(top: string): string {
  const origin = teamRepository(top, 'origin');
  const bare = path.join(top, 'team.git');
  git(top, ['clone', '--quiet', '--bare', origin, bare]);
  const dir = path.join(top, 'linked');
  git(bare, ['worktree', 'add', '--quiet', dir, 'work']);
  write(dir, 'src/till.txt', 'three\n');
  return dir;
}

/** `.git` is a bare repository: the folder around it holds worktrees, and is none. */
export function bareInGitFolder(top: string): string {
  const dir = teamRepository(top);
  git(dir, ['config', 'core.bare', 'true']);
  return dir;
}

/** A repository with a submodule at `lib`, whose checked-out commit was moved on: in a commit on `work`, and again since. */
export function movedSubmodule(top: string): string {
  const library = teamRepository(top, 'library');
  const dir = teamRepository(top);
  const take = ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib'];
  git(dir, ['checkout', '--quiet', 'main']);
  git(dir, take);
  commit(dir, 'Take the library');
  git(dir, ['checkout', '--quiet', '-B', 'work']);
  return dir;
}

/** Makes the library's checked-out commit another one. */
export function moveSubmodule(dir: string): void {
  const submodule = path.join(dir, 'lib');
  write(submodule, 'src/till.txt', `${readdirSync(submodule).length}\n`);
  git(submodule, ['commit', '--quiet', '--all', '--allow-empty', '--message', 'Move on']);
}

/** `.git` is an empty folder, inside another repository. */
export function emptyGitFolder(top: string): string {
  const outer = teamRepository(top);
  const dir = path.join(outer, 'inner');
  write(dir, 'file.txt', 'x\n');
  write(dir, '.git/keep', '');
  return dir;
}

/** Everything belongs to another user. Only root can make one. */
export function anotherOwner(top: string): string {
  const dir = teamRepository(top);
  const other = 12_345;
  for (const name of ['.', ...readdirSync(dir, { recursive: true, encoding: 'utf8' })]) {
    chownSync(path.join(dir, name), other, other);
  }
  return dir;
}

/** `core.worktree` names a folder elsewhere, with a file that must not be listed. */
export function otherWorkTree(top: string): string {
  const dir = teamRepository(top);
  write(top, 'elsewhere/their-secret.txt', 'x\n');
  git(dir, ['config', 'core.worktree', path.join(top, 'elsewhere')]);
  return dir;
}
