import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { componentsOf } from '../status/components.ts';
import { type Link, type Links, linksOf } from '../status/links.ts';
import { capFindings } from './cap.ts';
import { about, isTyped } from './finding.ts';

/** Supersession that goes in a circle, or that only one of the two records tells. Shared ids are left to `unique-id`. */
export function supersessionFindings(records: readonly DecisionRecord[]): readonly Finding[] {
  const links = linksOf(records);
  const listed = links.map(({ supersedes }) => new Set(supersedes.map(({ at }) => at)));
  const findings = records.map((record, at) => oneSided({ records, links, listed }, record, at));
  return [
    ...cycles(records, links),
    ...findings.flatMap((some, at) => capFindings(records[at]?.path ?? '', some)),
  ];
}

function cycles(records: readonly DecisionRecord[], links: readonly Links[]): readonly Finding[] {
  const successors: number[][] = records.map(() => []);
  for (const [at, { supersedes, supersededBy }] of links.entries()) {
    for (const { at: newer } of supersededBy) if (newer !== undefined) successors[at]?.push(newer);
    for (const { at: older } of supersedes) if (older !== undefined) successors[older]?.push(at);
  }
  const component = componentsOf(successors);
  const members = new Map<number, DecisionRecord[]>();
  for (const [at, record] of records.entries()) {
    const number = component[at] ?? -1;
    const known = members.get(number);
    if (known === undefined) members.set(number, [record]);
    else known.push(record);
  }
  return [...members.values()].filter((circle) => circle.length > 1).flatMap(cycleFindings);
}

const MOST_NAMED = 10;

function cycleFindings(circle: readonly DecisionRecord[]): readonly Finding[] {
  const names = circle.slice(0, MOST_NAMED).map(({ id }) => id);
  const more = circle.length > MOST_NAMED ? ` and ${circle.length - MOST_NAMED} more` : '';
  const message = `${names.join(', ')}${more} supersede each other in a circle, so none of them is the last word; remove one link.`;
  return circle.map((record) =>
    about(record, 'supersession-cycle', 'warn', message, {
      field:
        record.supersededBy === undefined && (record.links?.supersededBy ?? []).length === 0
          ? 'supersedes'
          : 'supersededBy',
    }),
  );
}

interface Network {
  readonly records: readonly DecisionRecord[];
  readonly links: readonly Links[];
  /** For each record, the positions of those it supersedes. */
  readonly listed: readonly ReadonlySet<number | undefined>[];
}

function oneSided(network: Network, record: DecisionRecord, at: number): readonly Finding[] {
  const { supersedes = [], supersededBy = [] } = network.links[at] ?? {};
  return [
    ...supersededBy.flatMap((link) => withoutPredecessor(network, record, at, link)),
    ...supersedes.flatMap((link) => withoutSuccessor(network, record, at, link)),
  ];
}

/** The record names its successor, which does not name it. */
function withoutPredecessor(
  { records, listed }: Network,
  record: DecisionRecord,
  at: number,
  link: Link,
): readonly Finding[] {
  const newer = other(records, at, link);
  if (newer === undefined || listed[link.at ?? -1]?.has(at) === true) return [];
  if (isTyped(record)) {
    const message = `supersededBy names ${newer.id}, but ${newer.path} does not list ${record.id} in supersedes; add it there.`;
    return [about(record, 'supersession-one-sided', 'warn', message, { field: 'supersededBy' })];
  }
  // Nothing is lost by it: the old record says itself that it is over.
  const message = `The record names ${newer.path} as its successor, which does not say so; add "Supersedes ${record.id}" there.`;
  return [about(record, 'supersession-one-sided', 'info', message, { field: 'supersededBy' })];
}

/** The record names a predecessor, which still speaks as if it were in force or names another successor. */
function withoutSuccessor(
  { records, links }: Network,
  record: DecisionRecord,
  at: number,
  link: Link,
): readonly Finding[] {
  const older = other(records, at, link);
  if (older === undefined) return [];
  const named = links[link.at ?? -1]?.supersededBy ?? [];
  if (named.some((back) => back.at === at)) return [];
  if (!isTyped(older)) {
    if (named.length > 0 || older.status === 'superseded') return [];
    const message = `The record supersedes ${older.path}, which still says ${older.status}; write "Superseded by ${record.id}" there.`;
    return [about(record, 'supersession-one-sided', 'warn', message, { field: 'supersedes' })];
  }
  // A record has one `supersededBy`, so when several replace it only one of them can be named there.
  const severity = older.supersededBy === undefined ? 'warn' : 'info';
  const state =
    older.supersededBy === undefined
      ? `still says ${older.status}; set its status to superseded and supersededBy to "${record.id}"`
      : `names ${older.supersededBy} as its successor`;
  const message = `supersedes names ${older.id}, but ${older.path} ${state}.`;
  return [about(record, 'supersession-one-sided', severity, message, { field: 'supersedes' })];
}

function other(records: readonly DecisionRecord[], from: number, { at }: Link): DecisionRecord | undefined {
  return at === undefined || at === from ? undefined : records[at];
}
