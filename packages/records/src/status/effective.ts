import { compareText } from '../lint/order.ts';
import type { DecisionRecord } from '../record.ts';
import type { Status } from '../report.ts';
import { indexById } from './by-id.ts';
import { componentsOf } from './components.ts';

/** Where a record stands once both ends of every supersession are read. */
export interface Standing {
  readonly effectiveStatus: Status;
  /** The successor as written in the record, else the id of the one that turned its status. */
  readonly supersededBy?: string;
}

/** Statuses of a decision that was in force at some time, so that it could take another one's place. */
const inForceOnce: ReadonlySet<Status> = new Set(['accepted', 'superseded', 'deprecated']);
const live: ReadonlySet<Status> = new Set(['accepted', 'unknown']);

/**
 * Links are often written at one end only. A live record is superseded when a decision that was in force names it in
 * `supersedes`, or is named in its `supersededBy`. Ids that two records share name neither, and a link inside a cycle
 * says nothing, so there the written status stays.
 */
export function standings(records: readonly DecisionRecord[]): ReadonlyMap<DecisionRecord, Standing> {
  const successors = successorsOf(records);
  const component = componentsOf(successors);
  const out = new Map<DecisionRecord, Standing>();
  for (const [at, record] of records.entries()) {
    const by = (successors[at] ?? [])
      .filter((successor) => component[successor] !== component[at])
      .map((successor) => records[successor]?.id ?? '')
      .sort(compareText);
    const turned = live.has(record.status) && by.length > 0;
    const supersededBy = record.supersededBy ?? (turned ? by[0] : undefined);
    out.set(record, {
      effectiveStatus: turned ? 'superseded' : record.status,
      ...(supersededBy === undefined ? {} : { supersededBy }),
    });
  }
  return out;
}

/** For each record, the positions of the records that took its place. */
function successorsOf(records: readonly DecisionRecord[]): readonly (readonly number[])[] {
  const unique = indexById(records);
  const successors = records.map(() => new Set<number>());
  for (const [at, record] of records.entries()) {
    const named = record.supersededBy === undefined ? undefined : unique.get(record.supersededBy);
    if (named !== undefined && wasInForce(records[named])) successors[at]?.add(named);
    if (!wasInForce(record)) continue;
    for (const ref of record.supersedes) {
      const older = unique.get(ref);
      if (older !== undefined) successors[older]?.add(at);
    }
  }
  return successors.map((set) => [...set]);
}

function wasInForce(record: DecisionRecord | undefined): boolean {
  return record !== undefined && inForceOnce.has(record.status);
}
