import type { DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { indexById } from '../status/by-id.ts';
import { componentsOf } from '../status/components.ts';
import { capFindings } from './cap.ts';
import { about } from './finding.ts';

/** Supersession that goes in a circle, or that only one of the two records tells. Shared ids are left to `unique-id`. */
export function supersessionFindings(records: readonly DecisionRecord[]): readonly Finding[] {
  const byId = indexById(records);
  const find = (ref: string | undefined, from: DecisionRecord): DecisionRecord | undefined => {
    const at = ref === undefined ? undefined : byId.get(ref);
    return at === undefined || records[at] === from ? undefined : records[at];
  };
  const listed = new Map(records.map((record) => [record, new Set(record.supersedes)]));
  const findings = records.map((record) =>
    oneSided(record, find, (by) => listed.get(by)?.has(record.id) === true),
  );
  return [
    ...cycles(records, byId),
    ...findings.flatMap((some, at) => capFindings(records[at]?.path ?? '', some)),
  ];
}

function cycles(records: readonly DecisionRecord[], byId: ReadonlyMap<string, number>): readonly Finding[] {
  const successors: number[][] = records.map(() => []);
  for (const [at, record] of records.entries()) {
    const by = record.supersededBy === undefined ? undefined : byId.get(record.supersededBy);
    if (by !== undefined) successors[at]?.push(by);
    for (const ref of record.supersedes) {
      const older = byId.get(ref);
      if (older !== undefined) successors[older]?.push(at);
    }
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
      field: record.supersededBy === undefined ? 'supersedes' : 'supersededBy',
    }),
  );
}

type Find = (ref: string | undefined, from: DecisionRecord) => DecisionRecord | undefined;

function oneSided(
  record: DecisionRecord,
  find: Find,
  isListedBy: (newer: DecisionRecord) => boolean,
): readonly Finding[] {
  const findings: Finding[] = [];
  const newer = find(record.supersededBy, record);
  if (newer !== undefined && !isListedBy(newer)) {
    const message = `supersededBy names ${newer.id}, but ${newer.path} does not list ${record.id} in supersedes; add it there.`;
    findings.push(about(record, 'supersession-one-sided', 'warn', message, { field: 'supersededBy' }));
  }
  for (const ref of record.supersedes) {
    const older = find(ref, record);
    if (older === undefined || older.supersededBy === record.id) continue;
    // A record has one `supersededBy`, so when several replace it only one of them can be named there.
    const severity = older.supersededBy === undefined ? 'warn' : 'info';
    const state =
      older.supersededBy === undefined
        ? `still says ${older.status}; set its status to superseded and supersededBy to "${record.id}"`
        : `names ${older.supersededBy} as its successor`;
    const message = `supersedes names ${older.id}, but ${older.path} ${state}.`;
    findings.push(about(record, 'supersession-one-sided', severity, message, { field: 'supersedes' }));
  }
  return findings;
}
