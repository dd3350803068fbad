import { asAbsoluteDir } from '../paths/absolute.ts';
import { realPath } from '../paths/look.ts';
import type { AbsoluteDir } from '../paths/types.ts';
import { barredDirectories, type Barred } from '../place/barred.ts';
import { findRoot } from '../place/root.ts';

const maxCandidates = 64;

/**
 * The first of several directories that lies in a repository, else the first that is there and not barred. Texts that
 * are not absolute in this platform's own form are passed over, and so is everything behind the 64th.
 */
export async function firstQualified(
  directories: readonly string[],
  platform: NodeJS.Platform,
  barred: Barred,
): Promise<AbsoluteDir | undefined> {
  const named = directories.slice(0, maxCandidates).map((directory) => asAbsoluteDir(directory, platform));
  const own = named.filter((directory) => directory !== undefined);
  // Placing it judges it anyway.
  if (own.length === 1) return own[0];

  const isBarred = barredDirectories(barred);
  let withoutRepository: AbsoluteDir | undefined;
  for (const directory of own) {
    const real = realPath(directory) as AbsoluteDir | undefined;
    if (real === undefined || isBarred(real)) continue;
    if (findRoot(real, isBarred) !== undefined) return directory;
    withoutRepository ??= directory;
  }
  return withoutRepository;
}
