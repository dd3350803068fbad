import { compareText } from '../lint/order.ts';
import type { DecisionRecord } from '../record.ts';
import type { Status } from '../report.ts';
import { componentsOf } from './components.ts';
import { type Link, linksOf } from './links.ts';

/** Where a record stands once both ends of every supersession are read. */
export interface Standing {
  readonly effectiveStatus: Status;
  /** The successor as written in the record, else the id of the one that turned its status. */
  readonly supersededBy?: string;
  /** The successor's path, where it is one certain record. */
  readonly supersededByPath?: string;
}

/** Statuses of a decision that was in force at some time, so that it could take another one's place. */
const inForceOnce: ReadonlySet<Status> = new Set(['accepted', 'superseded', 'deprecated', 'unknown']);
const live: ReadonlySet<Status> = new Set(['accepted', 'unknown']);

/**
 * Links are often written at one end only. A live record is superseded when a decision that was in force names it in
 * `supersedes`, or is named in its `supersededBy`. A name that could mean two records means neither, and a link inside a
 * cycle says nothing, so there the written status stays.
 */
export function standings(records: readonly DecisionRecord[]): ReadonlyMap<DecisionRecord, Standing> {
  const links = linksOf(records);
  const successors = successorsOf(records);
  const component = componentsOf(successors);
  const out = new Map<DecisionRecord, Standing>();
  for (const [at, record] of records.entries()) {
    const by = (successors[at] ?? [])
      .filter((successor) => component[successor] !== component[at])
      .map((successor) => records[successor])
      .filter((successor) => successor !== undefined)
      .sort((left, right) => compareText(left.id, right.id) || compareText(left.path, right.path));
    const turned = live.has(record.status) && by.length > 0;
    const named = links[at]?.supersededBy ?? [];
    const isOver = turned || record.status === 'superseded';
    const successor =
      certain(named, records) ?? (isOver && record.supersededBy === undefined ? by[0] : undefined);
    const supersededBy = record.supersededBy ?? successor?.id ?? named[0]?.text;
    out.set(record, {
      effectiveStatus: turned ? 'superseded' : record.status,
      ...(supersededBy === undefined ? {} : { supersededBy }),
      ...(successor === undefined ? {} : { supersededByPath: successor.path }),
    });
  }
  return out;
}

/** The first record that is named for certain. */
function certain(named: readonly Link[], records: readonly DecisionRecord[]): DecisionRecord | undefined {
  return named
    .map(({ at }) => (at === undefined ? undefined : records[at]))
    .find((record) => record !== undefined);
}

/** For each record, the positions of the records that took its place. */
function successorsOf(records: readonly DecisionRecord[]): readonly (readonly number[])[] {
  const successors = records.map(() => new Set<number>());
  for (const [at, { supersedes, supersededBy }] of linksOf(records).entries()) {
    for (const { at: newer } of supersededBy) {
      if (newer !== undefined && wasInForce(records[newer])) successors[at]?.add(newer);
    }
    if (!wasInForce(records[at])) continue;
    for (const { at: older } of supersedes) if (older !== undefined) successors[older]?.add(at);
  }
  return successors.map((set) => [...set]);
}

function wasInForce(record: DecisionRecord | undefined): boolean {
  return record !== undefined && inForceOnce.has(record.status);
}
