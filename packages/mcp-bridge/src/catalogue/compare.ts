import { changesOf, type ToolChange } from './changes.ts';
import type { CatalogueTool } from './types.ts';

/** More are not told one by one. */
const mostChanges = 40;

/** What a server has now, beside what the user consented to. Names are the server's own, in order. */
export interface Differences {
  /** Another description, title or schema: withheld until granted again. */
  readonly changed: readonly string[];
  /** Not there at the time of consent: withheld until granted. */
  readonly added: readonly string[];
  readonly gone: readonly string[];
  /** What is different about those that changed, the first of them. */
  readonly changes: readonly ToolChange[];
}

export const noDifferences: Differences = { changed: [], added: [], gone: [], changes: [] };

export function compareTools(
  consented: readonly CatalogueTool[],
  now: readonly CatalogueTool[],
): Differences {
  const before = new Map(consented.map((tool) => [tool.name, tool]));
  const after = new Map(now.map((tool) => [tool.name, tool]));
  const pairs = [...after.values()].flatMap((tool) => {
    const old = before.get(tool.name);
    return old === undefined || old.digest === tool.digest ? [] : [{ name: tool.name, old, tool }];
  });
  const changed = pairs.sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    changed: changed.map(({ name }) => name),
    added: [...after.keys()].filter((name) => !before.has(name)).sort(),
    gone: [...before.keys()].filter((name) => !after.has(name)).sort(),
    changes: changed
      .slice(0, mostChanges)
      .flatMap(({ old, tool }) => changesOf(old, tool))
      .slice(0, mostChanges),
  };
}
