import type { DecisionRecord } from '../record.ts';
import { indexById } from './by-id.ts';
import { createResolver, type Resolved } from './resolve.ts';

/** One record named by another as its predecessor or successor, and what came of looking for it. */
export interface Link extends Resolved {
  /** For a reader: an id, `ADR-0016`, or a title. */
  readonly text: string;
}

export interface Links {
  readonly supersedes: readonly Link[];
  readonly supersededBy: readonly Link[];
}

const known = new WeakMap<readonly DecisionRecord[], readonly Links[]>();

/** The links of each record, in the order of the records; worked out once for the same list. */
export function linksOf(records: readonly DecisionRecord[]): readonly Links[] {
  let links = known.get(records);
  if (links === undefined) known.set(records, (links = lookUp(records)));
  return links;
}

function lookUp(records: readonly DecisionRecord[]): readonly Links[] {
  const byId = indexById(records);
  let resolve: ReturnType<typeof createResolver> | undefined;
  return records.map((record) => {
    const byWrittenId = (id: string): Link => {
      const at = byId.get(id);
      return at === undefined ? { text: id, how: 'dangling' } : { text: id, how: 'found', at };
    };
    const { links } = record;
    if (links === undefined) {
      return {
        supersedes: record.supersedes.map(byWrittenId),
        supersededBy: record.supersededBy === undefined ? [] : [byWrittenId(record.supersededBy)],
      };
    }
    if (links.supersedes.length + links.supersededBy.length === 0) return NONE;
    resolve ??= createResolver(records);
    const find = resolve;
    return {
      supersedes: links.supersedes.map((reference) => ({ text: reference.text, ...find(reference, record) })),
      supersededBy: links.supersededBy.map((reference) => ({
        text: reference.text,
        ...find(reference, record),
      })),
    };
  });
}

const NONE: Links = { supersedes: [], supersededBy: [] };
