import { lstatSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { isSameStamp, type Stamp, stampOf } from './stamp.ts';

/** A folder of a corpus as it was listed. */
export interface KnownFolder {
  /** From the corpus folder. */
  readonly below: string;
  /** Taken before it was listed. */
  readonly stamp: Stamp;
  /** As `joined` makes them. */
  readonly names: string;
}

const exactly = { bigint: true } as const;

/** Throws what the file system throws. A link has a stamp of its own, so that one that takes a folder's place is seen. */
export function stampOfFolder(folder: string): Stamp {
  return stampOf(lstatSync(folder, exactly));
}

/**
 * The names of a folder's entries, sorted, in one text. Node gives them sorted on Linux and macOS, and Windows keeps them
 * so; where the order differs after all, the folder is looked through again.
 */
export function joined(names: readonly string[]): string {
  return names.join('/');
}

/**
 * Whether every folder holds what it held. Names and the folder's own stamp suffice, since an entry becomes another kind
 * only by a change of the folder; to list the kinds too takes several times longer.
 */
export function areUnchanged(dir: string, folders: readonly KnownFolder[]): boolean {
  try {
    return folders.every(({ below, stamp, names }) => {
      const folder = path.join(dir, below);
      if (!isSameStamp(stamp, stampOfFolder(folder))) return false;
      return joined(readdirSync(folder)) === names;
    });
  } catch {
    // Whatever it is, looking anew meets it too, and says so.
    return false;
  }
}
