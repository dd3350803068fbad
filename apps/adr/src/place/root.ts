import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import type { Session } from '../session.ts';

/**
 * The root that paths are relative to: the nearest directory at or above the current one that holds `.git` (a folder,
 * or a file in worktrees and submodules). Without one it is the current directory. The file-system root and the
 * home directory are never taken: a `.git` there belongs to somebody's dotfiles.
 */
export function findRoot(session: Session): string {
  const home = real(session.home);
  for (let dir = session.cwd; ; dir = path.dirname(dir)) {
    if (dir === home || dir === path.dirname(dir)) return session.cwd;
    if (existsSync(path.join(dir, '.git'))) return dir;
  }
}

/** The current directory comes without links, so the home directory is compared without them too. */
function real(dir: string): string {
  try {
    return realpathSync(dir);
  } catch {
    return path.resolve(dir);
  }
}
