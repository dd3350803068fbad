import path from 'node:path';
import { kindOf } from '../paths/look.ts';
import type { AbsoluteDir } from '../paths/types.ts';

/**
 * The nearest directory from `directory` upwards that holds `.git`, a folder or the file of a linked worktree or
 * submodule. Undefined when a barred directory or a bare repository is met first: a clone may carry a bare
 * repository whose configuration names programs. `directory` is a real path.
 */
export function findRoot(
  directory: AbsoluteDir,
  isBarred: (real: string) => boolean,
): AbsoluteDir | undefined {
  for (let at: string = directory; ; at = path.dirname(at)) {
    if (isBarred(at)) return undefined;
    const kind = kindOf(path.join(at, '.git'));
    if (kind === 'folder' || kind === 'file') return at as AbsoluteDir;
    if (isGitDirectory(at)) return undefined;
  }
}

/** What git itself asks of a directory before it takes it for a repository. */
function isGitDirectory(at: string): boolean {
  const kind = (name: string) => kindOf(path.join(at, name));
  return kind('HEAD') === 'file' && kind('objects') === 'folder' && kind('refs') === 'folder';
}
