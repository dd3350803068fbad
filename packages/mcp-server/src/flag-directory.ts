import path from 'node:path';
import { isRooted } from '@precedent/core';
import type { ServeOptions } from './options.ts';

/**
 * `--cwd` as a directory: a relative one, as people type it in a shell, lies below where the server was started. Other
 * systems' absolute forms are left alone, to be refused, and so is an empty one.
 */
export function resolveFlag({
  flagDirectory,
  processDirectory,
}: Pick<ServeOptions, 'flagDirectory' | 'processDirectory'>): string | undefined {
  if (!flagDirectory || processDirectory === undefined || isRooted(flagDirectory)) return flagDirectory;
  return path.resolve(processDirectory, flagDirectory);
}
