import type { CatalogueTool } from './types.ts';

/** What a server has now, beside what the user consented to. Names are the server's own, in order. */
export interface Differences {
  /** Another description, title or schema: withheld until granted again. */
  readonly changed: readonly string[];
  /** Not there at the time of consent: withheld until granted. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
}

export const noDifferences: Differences = { changed: [], added: [], gone: [] };

export function compareTools(
  consented: readonly CatalogueTool[],
  now: readonly CatalogueTool[],
): Differences {
  const before = new Map(consented.map(({ name, digest }) => [name, digest]));
  const after = new Map(now.map(({ name, digest }) => [name, digest]));
  const names = (kept: Iterable<string>): string[] => [...kept].sort();
  return {
    changed: names(
      [...after].flatMap(([name, digest]) => (before.has(name) && before.get(name) !== digest ? [name] : [])),
    ),
    added: names([...after.keys()].filter((name) => !before.has(name))),
    gone: names([...before.keys()].filter((name) => !after.has(name))),
  };
}
