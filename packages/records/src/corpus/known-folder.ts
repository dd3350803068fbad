import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSameStamp, isSettled, type Stamp, stampOf } from './stamp.ts';

/** A folder of a corpus as it was listed. */
export interface KnownFolder {
  /** From the corpus folder. */
  readonly below: string;
  /** Taken before it was listed. */
  readonly stamp: Stamp;
  /** As `joined` makes them; none where the stamp alone tells of the next change. */
  readonly names: string | undefined;
}

/** Windows has file systems in which a folder's times stay as they are when its entries change. */
const hasFolderTimes = process.platform !== 'win32';

/** A folder with the names that were found in it, listed at `listedAt` (milliseconds) or later. */
export function knownFolder(
  below: string,
  stamp: Stamp,
  names: readonly string[],
  listedAt: number,
): KnownFolder {
  const isTold = hasFolderTimes && isSettled(stamp, listedAt);
  return { below, stamp, names: isTold ? undefined : joined(names) };
}

/** Throws what the file system throws. A link has a stamp of its own, so that one that takes a folder's place is seen. */
export function stampOfFolder(folder: string): Stamp {
  return stampOf(lstatSync(folder));
}

/**
 * The names of a folder's entries, sorted, in one text. Node gives them sorted on Linux and macOS, and Windows keeps them
 * so; where the order differs after all, the folder is looked through again.
 */
function joined(names: readonly string[]): string {
  return names.join('/');
}

/**
 * Whether every folder holds what it held. The folder's own stamp tells, with the names where it changed just before it
 * was listed: an entry becomes another kind only by a change of the folder, and to list the kinds too takes several
 * times longer.
 */
export function areUnchanged(dir: string, folders: readonly KnownFolder[]): boolean {
  try {
    return folders.every(({ below, stamp, names }) => {
      const folder = path.join(dir, below);
      if (!isSameStamp(stamp, stampOfFolder(folder))) return false;
      return names === undefined || joined(readdirSync(folder)) === names;
    });
  } catch {
    // Whatever it is, looking anew meets it too, and says so.
    return false;
  }
}
