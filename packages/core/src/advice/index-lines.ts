import type { ListedRecord, ListReport } from '@precedent/records';
import { count, few, name, quote } from './words.ts';

function ageKey({ date = '', recordId, recordPath }: ListedRecord): string {
  return `${date}\0${recordId}\0${recordPath}`;
}

/** The newest first; by code unit, so that it is the same on every machine. */
function later(one: ListedRecord, other: ListedRecord): number {
  return ageKey(one) < ageKey(other) ? 1 : -1;
}

function folderOf(recordPath: string): string {
  return name(recordPath.slice(0, Math.max(0, recordPath.lastIndexOf('/'))) || '.');
}

/** Silence would read as “nothing is decided here”. */
function noneReadable({ count: number, paths: [first] }: ListReport['unreadable']): readonly string[] {
  if (first === undefined) return [];
  const can =
    number === 1 ? 'it cannot be read, so what it decides' : 'none can be read, so what they decide';
  return [
    `${count(number, 'decision record')} in ${folderOf(first)}: ${can} is not known.`,
    'Ask adr_lint what is wrong, and tell the user before you change anything that they may govern.',
  ];
}

/** What a session should know of the records before its first change: at most five lines, or none without records. */
export function indexLines({ records, unreadable }: ListReport): readonly string[] {
  const [first] = records;
  if (first === undefined) return noneReadable(unreadable);
  const inForce = records.filter(({ bucket }) => bucket === 'governing').sort(later);
  const proposed = records.filter(({ bucket }) => bucket === 'activeProposals');
  const unscoped = inForce.filter(({ affects }) => affects.length === 0);
  const patterns = new Set(
    inForce
      .flatMap(({ affects }) => affects.map(({ pattern }) => pattern))
      .filter((text) => !text.startsWith('!')),
  );
  const latest = inForce.map(({ recordId, title }) => `${name(recordId)} ${quote(title, 120)}`);
  const broken = unreadable.count === 0 ? '' : `; ${count(unreadable.count, 'more record')} cannot be read`;
  return [
    `${count(records.length, 'decision record')} in ${folderOf(first.recordPath)}: ${inForce.length} in force, ${proposed.length} proposed${broken}.`,
    latest.length === 0 ? 'None is in force.' : `Latest in force: ${few(latest, 3)}.`,
    `They govern ${patterns.size === 0 ? 'no stated paths' : few([...patterns].map(name), 6)}; ${count(unscoped.length, 'decision')} in force ${unscoped.length === 1 ? 'states' : 'state'} no scope.`,
    'Before you change a file, ask adr_explain about it, or adr_check about several, and keep to what governs them.',
    'Where a change would break a decision, say so to the user; only people make, change and ratify decisions.',
  ];
}
