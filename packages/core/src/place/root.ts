import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { AbsoluteDir } from '../paths/types.ts';

/**
 * The nearest directory from `directory` upwards that holds `.git`, a folder or the file of a linked worktree or
 * submodule. Undefined when a barred directory or a bare repository is met first: a clone may carry a bare
 * repository whose configuration names programs. `directory` is a real path.
 */
export async function findRoot(
  directory: AbsoluteDir,
  isBarred: (real: string) => boolean,
): Promise<AbsoluteDir | undefined> {
  for (let at: string = directory; ; at = path.dirname(at)) {
    if (isBarred(at)) return undefined;
    const kind = await kindOf(path.join(at, '.git'));
    if (kind !== 'none') return at as AbsoluteDir;
    if (await isGitDirectory(at)) return undefined;
  }
}

/** What git itself asks of a directory before it takes it for a repository. */
async function isGitDirectory(at: string): Promise<boolean> {
  const kinds = await Promise.all(['HEAD', 'objects', 'refs'].map((name) => kindOf(path.join(at, name))));
  return kinds[0] === 'file' && kinds[1] === 'folder' && kinds[2] === 'folder';
}

async function kindOf(target: string): Promise<'file' | 'folder' | 'none'> {
  const facts = await stat(target).catch(() => undefined);
  if (facts?.isDirectory()) return 'folder';
  return facts?.isFile() ? 'file' : 'none';
}
