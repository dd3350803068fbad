import { hashedName, plainName, type ToolKey } from './tool-name.ts';

export interface NameTable<Key extends ToolKey> {
  /** From the name that is offered to the tool behind it, in the order of names. */
  readonly byName: ReadonlyMap<string, Key>;
  /** Tools that no name can be given without mistaking them for others. */
  readonly refused: readonly Key[];
}

/**
 * Names for a set of tools: the same for the same set, in whatever order it comes. Tools that would share a plain name
 * all get a hashed one; tools that share even that (somebody searched for it) all get none, so that a call never
 * reaches a tool that another plugin put in its place.
 */
export function nameTools<Key extends ToolKey>(keys: readonly Key[]): NameTable<Key> {
  const hashed = new Set(keys.filter((key) => !plainName(key).fits));
  const nameOf = (key: Key): string => (hashed.has(key) ? hashedName(key) : plainName(key).name);
  for (;;) {
    const crowded = [...group(keys, nameOf).values()]
      .filter((sharing) => sharing.length > 1)
      .flat()
      .filter((key) => !hashed.has(key));
    if (crowded.length === 0) break;
    for (const key of crowded) hashed.add(key);
  }
  const groups = [...group(keys, nameOf)].sort(([one], [other]) => (one < other ? -1 : 1));
  const alone = groups.flatMap(([name, [key, ...more]]) =>
    key !== undefined && more.length === 0 ? [[name, key] as const] : [],
  );
  return {
    byName: new Map(alone),
    refused: groups.flatMap(([, sharing]) => (sharing.length > 1 ? sharing : [])),
  };
}

function group<Key>(keys: readonly Key[], nameOf: (key: Key) => string): Map<string, Key[]> {
  const groups = new Map<string, Key[]>();
  for (const key of keys) {
    const name = nameOf(key);
    const sharing = groups.get(name);
    if (sharing) sharing.push(key);
    else groups.set(name, [key]);
  }
  return groups;
}
