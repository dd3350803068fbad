import { realpathSync } from 'node:fs';
import { barredDirectories, findRoot, type AbsoluteDir } from '@precedent/core';
import type { BridgeRequest } from './types.ts';

/** The repository around a directory; undefined where there is none. */
export function rootAround(
  directory: string | undefined,
  { home, installFolders }: Pick<BridgeRequest, 'home' | 'installFolders'>,
): AbsoluteDir | undefined {
  try {
    if (directory === undefined) return undefined;
    const real = realpathSync.native(directory) as AbsoluteDir;
    return findRoot(real, barredDirectories({ home, installFolders }));
  } catch {
    return undefined;
  }
}
