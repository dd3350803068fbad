import { existsSync } from 'node:fs';
import { asAbsoluteDir, findPlace } from '@precedent/core';
import type { HookHost, Placed } from '../host.ts';

/** The root of the directory that an event names, and its records; undefined where there are none to speak of. */
export async function placeOf(
  cwd: string,
  { settings, barred, platform }: HookHost,
): Promise<Placed | undefined> {
  const directory = asAbsoluteDir(cwd, platform);
  if (directory === undefined) return undefined;
  const place = await findPlace({
    workspace: { directory, guessed: false },
    dir: undefined,
    corpusFromEnvironment: settings.corpus || undefined,
    barred,
  });
  if (!place.ok || !existsSync(place.corpus.absolute)) return undefined;
  return { root: place.root, corpus: place.corpus.absolute, workTree: place.workTree };
}
