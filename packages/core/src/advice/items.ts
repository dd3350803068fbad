import type { CheckReport, ExplainReport } from '@precedent/records';
import { digest } from './digest.ts';
import type { Governing } from './governing.ts';
import type { StatusEdit } from './status-edit.ts';
import { few, name, quote, sentence } from './words.ts';

/** One thing to say, and what the ledger calls it. */
export interface Item {
  readonly keys: readonly string[];
  readonly line: string;
  /** The line that it stands below, said once for several. */
  readonly head?: string;
}

function keyOf({ path, decision }: Governing): string {
  const { recordPath, title, effectiveStatus, summary } = decision;
  return digest(JSON.stringify([path, recordPath, title, effectiveStatus, summary]));
}

/** The finding that stands for the others of its record, and the rest. */
type Group = [Governing, ...Governing[]];

function decisionLine(group: Group): string {
  const [{ decision, why }] = group;
  const { recordId, recordPath, title, summary } = decision;
  const paths = group.map(({ path }) => name(path));
  const files = group.length === 1 ? '' : ` Governs ${few(paths, 5)}.`;
  const what = `${name(recordId)} ${quote(title, 200)} (${name(recordPath)})`;
  return `- ${what}: ${sentence(quote(summary, 600))}${files} ${sentence(quote(why, 300))}`;
}

/** One line for each record that has something untold to say, in the report’s order. */
export function decisionItems(head: string, found: readonly Governing[], told: ReadonlySet<string>): Item[] {
  const byRecord = new Map<string, Group>();
  for (const one of found) {
    if (told.has(keyOf(one))) continue;
    const group = byRecord.get(one.decision.recordPath);
    if (group === undefined) byRecord.set(one.decision.recordPath, [one]);
    else group.push(one);
  }
  return [...byRecord.values()].map((group) => ({ keys: group.map(keyOf), line: decisionLine(group), head }));
}

/** A record’s status is being changed by hand, which is how decisions are ratified. */
export function statusItems(path: string, edit: StatusEdit | undefined, told: ReadonlySet<string>): Item[] {
  if (edit === undefined) return [];
  const key = digest(JSON.stringify([path, edit.from, edit.to]));
  if (told.has(key)) return [];
  const change = edit.from === undefined ? `becomes ${edit.to}` : `goes from ${edit.from} to ${edit.to}`;
  const line =
    `${name(path)}: its status ${change}. That decides for the team: leave it so only where the user has asked for ` +
    'exactly this, and say that you did it.';
  return [{ keys: [key], line }];
}

/** What is wrong with records that were changed. */
export function findingItems(report: CheckReport | ExplainReport, told: ReadonlySet<string>): Item[] {
  if (!('changedRecords' in report)) return [];
  const changed = new Set(report.changedRecords);
  return report.findings.flatMap(({ severity, path, message }) => {
    if (severity !== 'error' || path === undefined || !changed.has(path)) return [];
    const key = digest(JSON.stringify([path, message]));
    return told.has(key) ? [] : [{ keys: [key], line: `${name(path)}: ${sentence(quote(message, 300))}` }];
  });
}
