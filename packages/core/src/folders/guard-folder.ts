import { realpath } from 'node:fs/promises';
import { resolveInside } from '../paths/inside.ts';
import type { AbsoluteDir } from '../paths/types.ts';

/** The root of the repository that is worked in; undefined where there is none to be wary of. */
export type Root = AbsoluteDir | undefined;

/**
 * Whether one of our folders ends inside the repository, through whatever links. Then it is never used: what lies in
 * it could be the repository's own doing, and nothing of ours is written into a repository.
 */
export async function isInsideRoot(folder: AbsoluteDir, root: Root): Promise<boolean> {
  if (root === undefined) return false;
  const real = (await realpath(root).catch(() => root)) as AbsoluteDir;
  const resolved = await resolveInside(real, folder);
  return resolved.inside;
}
