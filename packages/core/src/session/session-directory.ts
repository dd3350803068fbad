import { stat } from 'node:fs/promises';
import { asAbsoluteDir } from '../paths/absolute.ts';
import type { AbsoluteDir } from '../paths/types.ts';

/** Keeps the directory of a session that moves, for hosts that say so by events. */
export interface SessionDirectory {
  /**
   * Takes a directory that exists, absolute in this platform's own form; anything else (another system's form, a
   * path that is not there, no text at all) leaves the last good one. Says whether it was taken.
   */
  offer(candidate: unknown): Promise<boolean>;
  /** The last good one. Whether it is still there is judged when a call is placed. */
  current(): AbsoluteDir | undefined;
}

/** `platform` decides which form is its own; events that arrive while one is looked at keep their order. */
export function createSessionDirectory(
  platform: NodeJS.Platform,
  isThere: (directory: string) => Promise<boolean> = isDirectory,
): SessionDirectory {
  let current: AbsoluteDir | undefined;
  let looking: Promise<unknown> = Promise.resolve();

  const take = async (candidate: unknown): Promise<boolean> => {
    const directory = asAbsoluteDir(candidate, platform);
    if (directory === undefined || !(await isThere(directory))) return false;
    current = directory;
    return true;
  };
  return {
    offer: (candidate) => {
      const taken = looking.then(() => take(candidate));
      looking = taken;
      return taken;
    },
    current: () => current,
  };
}

async function isDirectory(directory: string): Promise<boolean> {
  const facts = await stat(directory).catch(() => undefined);
  return facts?.isDirectory() ?? false;
}
