import { lstatSync } from 'node:fs';
import path from 'node:path';
import { type BytesReading, readBytes } from '../corpus/read-bytes.ts';
import { codeOf } from '../corpus/errors.ts';

type FolderState = 'plain' | 'absent' | 'unreadable';

/** Reads files below a root, none through a symbolic link. What it learns of folders it keeps for the files beside. */
export interface TreeReader {
  /** At most `most` bytes of a file, `place` from the root; valid until the next reading. */
  read(place: string, most: number): BytesReading;
  /** Whether a file or folder is there that is reached without a link and is none itself. */
  has(place: string): boolean;
}

export function createTreeReader(root: string): TreeReader {
  const folders = new Map<string, FolderState>([
    ['.', 'plain'],
    ['', 'plain'],
  ]);
  const stateOf = (folder: string): FolderState => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const parent = stateOf(path.posix.dirname(folder));
    const state = parent === 'plain' ? inspect(path.join(root, folder)) : parent;
    folders.set(folder, state);
    return state;
  };
  return {
    read(place, most) {
      const state = stateOf(path.posix.dirname(place));
      if (state !== 'plain') return { ok: false, why: state === 'absent' ? 'gone' : 'not-regular' };
      return readBytes(path.join(root, place), most);
    },
    has(place) {
      if (stateOf(path.posix.dirname(place)) !== 'plain') return false;
      return exists(path.join(root, place));
    },
  };
}

function inspect(folder: string): FolderState {
  try {
    const stats = lstatSync(folder, { throwIfNoEntry: false });
    if (stats === undefined) return 'absent';
    if (stats.isSymbolicLink()) return 'unreadable';
    return stats.isDirectory() ? 'plain' : 'absent';
  } catch (error) {
    return codeOf(error) === 'ENOTDIR' ? 'absent' : 'unreadable';
  }
}

function exists(file: string): boolean {
  try {
    return lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === false;
  } catch {
    return false;
  }
}
