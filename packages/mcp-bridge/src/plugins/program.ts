import { realpathSync } from 'node:fs';
import path from 'node:path';
import { engineFiles, findOnPath, isInside, programIn, type Program } from '@precedent/core';
import type { BridgeCode } from '../codes/table.ts';
import type { Surroundings } from './types.ts';

export type FoundProgram =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly code: BridgeCode };

/**
 * The program of a command: a bare name is looked for on `searchPath`, never in the repository; anything with a
 * separator must lie in the plugin's folder once every link is followed. `directory` is a real path.
 */
export function findProgram(
  command: string,
  directory: string,
  searchPath: string | undefined,
  { env, platform, node, root }: Pick<Surroundings, 'env' | 'platform' | 'node' | 'root'>,
): FoundProgram {
  const bare = !/[/\\]/u.test(command);
  const file = bare
    ? findOnPath(command, { path: searchPath, root, platform, pathext: env['PATHEXT'] })
    : realOf(path.resolve(directory, command));
  if (file === undefined) return { ok: false, code: 'program-not-found' };
  if (!bare && !isInside(directory, file)) return { ok: false, code: 'program-outside' };
  const found = programIn(file, { platform, node, files: engineFiles });
  return found.ok ? found : { ok: false, code: 'program-not-found' };
}

function realOf(file: string): string | undefined {
  try {
    return realpathSync.native(file);
  } catch {
    return undefined;
  }
}
