import { realpathSync } from 'node:fs';
import path from 'node:path';
import { asRepoPath, type AbsoluteDir, type RepoPath } from '@precedent/core';

/**
 * A path as a model wrote it in a tool call, relative to the root; undefined when it lies elsewhere. Compared as
 * written and with links followed: `root` is a real path, and a session's directory often is not.
 */
export function pathInRoot(root: AbsoluteDir, directory: string, written: string): RepoPath | undefined {
  if (written === '' || written.length > 4096 || written.includes('\0')) return undefined;
  const absolute = path.resolve(directory, written);
  for (const candidate of [absolute, realOf(absolute)]) {
    const relative = path.relative(root, candidate).replaceAll(path.sep, '/');
    const found = relative === '' ? undefined : asRepoPath(relative);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Of a file that does not exist yet: the real path of the nearest folder above that does, and the rest as it is. */
function realOf(absolute: string): string {
  for (let at = absolute, rest = ''; ;) {
    try {
      return path.join(realpathSync.native(at), rest);
    } catch {
      const above = path.dirname(at);
      if (above === at) return absolute;
      rest = path.join(path.basename(at), rest);
      at = above;
    }
  }
}
