import { realpathSync } from 'node:fs';
import path from 'node:path';
import { isInside } from '@precedent/core';

export interface PathContext {
  readonly root: string;
  readonly cwd: string;
}

/**
 * A path as a person types it, made relative to the root, `/` separated. What already reads right from the root is
 * left as typed, so that answers repeat the caller's own words. A path outside the root keeps its leading `..`, or
 * stays absolute, and is answered as out of the tree.
 */
export function toRootPath(typed: string, context: PathContext): string {
  // A backslash is a separator on Windows only; elsewhere it may be part of a name.
  const slashed = typed.replaceAll(path.sep, '/');
  if (slashed === '') return '';
  if (path.isAbsolute(typed)) return insideRoot(slashed, context) ?? slashed;
  const climbs = slashed.split('/').includes('..');
  if (context.cwd === context.root && !climbs) return slashed;
  return fromRoot(context.root, path.resolve(context.cwd, typed), slashed.endsWith('/'));
}

function insideRoot(absolute: string, { root }: PathContext): string | undefined {
  if (isInside(root, absolute)) return fromRoot(root, absolute, absolute.endsWith('/'));
  // The same place under another name: the folder may have been reached through a symbolic link.
  const real = path.join(realExisting(path.dirname(absolute)), path.basename(absolute));
  return isInside(root, real) ? fromRoot(root, real, absolute.endsWith('/')) : undefined;
}

/** The real path of the longest part that exists, with the rest behind it. */
function realExisting(dir: string): string {
  try {
    return realpathSync(dir);
  } catch {
    const parent = path.dirname(dir);
    return parent === dir ? dir : path.join(realExisting(parent), path.basename(dir));
  }
}

function fromRoot(root: string, absolute: string, trailing: boolean): string {
  const relative = path.relative(root, absolute).replaceAll(path.sep, '/');
  if (relative === '') return '.';
  return trailing ? `${relative}/` : relative;
}
