import { realpathSync } from 'node:fs';
import path from 'node:path';
import { asRepoPath, type AbsoluteDir, type RepoPath } from '@precedent/core';

/**
 * A file that a tool names, relative to the root, with the links of both followed: Claude Code resolves those of the
 * project and not those of the file. Undefined when it lies elsewhere, or in git's own folder.
 */
export function pathInRoot(root: AbsoluteDir, cwd: string, file: string): RepoPath | undefined {
  if (file === '' || file.length > 4096 || file.includes('\0')) return undefined;
  const relative = path.relative(root, realOf(path.resolve(cwd, file))).replaceAll(path.sep, '/');
  if (relative === '' || relative === '.git' || relative.startsWith('.git/')) return undefined;
  return asRepoPath(relative);
}

/** Of a file that is not there yet: the real path of the nearest folder that is, and the rest as it stands. */
function realOf(absolute: string): string {
  const rest: string[] = [];
  for (let at = absolute; ; at = path.dirname(at)) {
    try {
      return path.join(realpathSync.native(at), ...rest);
    } catch {
      if (path.dirname(at) === at) return absolute;
      rest.unshift(path.basename(at));
    }
  }
}
