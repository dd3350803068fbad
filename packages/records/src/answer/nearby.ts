import { prefixesOf } from '../match/record-matcher.ts';
import type { Entry, Prepared } from './prepared.ts';

interface Index {
  /** The places in the corpus' order of the records that may cover a path with this beginning. */
  readonly byPrefix: ReadonlyMap<string, readonly number[]>;
  /** The lengths of those beginnings. */
  readonly lengths: readonly number[];
  /** Records that may cover any path. */
  readonly anywhere: readonly number[];
}

const indexes = new WeakMap<Prepared, Index>();

/**
 * The records that may cover a path, in the corpus' order: all that do, and few that do not. Most of a large corpus
 * speaks of other folders, and need not be asked.
 */
export function nearby(prepared: Prepared, path: string): readonly Entry[] {
  const { byPrefix, lengths, anywhere } = indexOf(prepared);
  const places = new Set(anywhere);
  for (const length of lengths) {
    if (length > path.length) continue;
    for (const place of byPrefix.get(path.slice(0, length)) ?? []) places.add(place);
  }
  return [...places].sort((left, right) => left - right).map((place) => prepared.entries[place] as Entry);
}

function indexOf(prepared: Prepared): Index {
  let index = indexes.get(prepared);
  if (index === undefined) indexes.set(prepared, (index = build(prepared)));
  return index;
}

function build({ entries }: Prepared): Index {
  const byPrefix = new Map<string, number[]>();
  const anywhere: number[] = [];
  for (const [place, { record, matcher }] of entries.entries()) {
    if (matcher === undefined) continue;
    const prefixes = prefixesOf(record);
    if (prefixes === undefined) anywhere.push(place);
    for (const prefix of prefixes ?? []) {
      const known = byPrefix.get(prefix);
      if (known === undefined) byPrefix.set(prefix, [place]);
      else known.push(place);
    }
  }
  return { byPrefix, lengths: [...new Set([...byPrefix.keys()].map(({ length }) => length))], anywhere };
}
