import { opendirSync } from 'node:fs';
import type { Dirent } from 'node:fs';
import type { Pacer } from './pacer.ts';

export interface FolderListing {
  readonly entries: readonly Dirent[];
  /** True when `most` was reached before the end. */
  readonly cut: boolean;
}

/**
 * The entries of a folder, sorted by name in code units; at most `most`. Undefined when the caller has given up.
 * Throws what the file system throws.
 */
export async function listFolder(
  folder: string,
  most: number,
  pacer: Pacer,
): Promise<FolderListing | undefined> {
  const handle = opendirSync(folder, { bufferSize: 256 });
  try {
    const entries: Dirent[] = [];
    for (let entry = handle.readSync(); entry !== null; entry = handle.readSync()) {
      if (entries.length >= most) return { entries: sorted(entries), cut: true };
      entries.push(entry);
      const go = pacer.step();
      if (go !== true && !(await go)) return undefined;
    }
    return { entries: sorted(entries), cut: false };
  } finally {
    handle.closeSync();
  }
}

function sorted(entries: Dirent[]): readonly Dirent[] {
  return entries.sort((left, right) => (left.name < right.name ? -1 : 1));
}
