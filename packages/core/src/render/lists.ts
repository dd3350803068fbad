import type { Report } from '../outcome.ts';

/** A list in a report that may be shortened: the key, or two keys joined by `.`. */
export interface ListRule {
  readonly at: string;
  /** The lower, the longer it stays; entries of one rank go from the end. */
  readonly rank?: (entry: unknown) => number;
  /** How many stay as long as other ways of shortening are left. */
  readonly least?: number;
}

const severities = ['error', 'warn', 'info'];

const bySeverity = (entry: unknown): number => {
  const place = severities.indexOf(String(property(entry, 'severity')));
  return place === -1 ? severities.length : place;
};

const governedFirst = (entry: unknown): number => {
  const decisions = property(entry, 'decisions');
  return Array.isArray(decisions) && decisions.length > 0 ? 0 : 1;
};

/** What goes first when an answer is too large: what helps least. Live decisions go last. */
export const listRules: readonly ListRule[] = [
  { at: 'mentions' },
  { at: 'unscoped.decisions' },
  { at: 'markerScan.skippedPaths' },
  { at: 'markerScan.truncatedPaths' },
  { at: 'markerScan.outOfTreePaths' },
  { at: 'markerScan.unreadablePaths' },
  { at: 'markerScan.absentPaths' },
  { at: 'skipped.paths' },
  { at: 'unreadable.paths' },
  { at: 'markers.declared' },
  { at: 'history' },
  { at: 'byFile', rank: governedFirst },
  { at: 'changedFiles' },
  { at: 'changedRecords' },
  { at: 'activeProposals' },
  { at: 'findings', rank: bySeverity, least: 1 },
  { at: 'governing', least: 1 },
  { at: 'governedBy', least: 1 },
];

const buckets = ['governing', 'activeProposals', 'history'];

/** Whether `governedBy` says nothing that the three lists it joins do not say. */
export function repeatsBuckets(report: Report): boolean {
  const all = listAt(report, 'governedBy');
  const lists = buckets.map((bucket) => listAt(report, bucket));
  if (all === undefined || !lists.every((list) => list !== undefined)) return false;
  return all.length === lists.reduce((sum, list) => sum + list.length, 0);
}

/** The list at a place of the report, or undefined when there is none. */
export function listAt(report: Report, at: string): readonly unknown[] | undefined {
  let value: unknown = report;
  for (const key of at.split('.')) value = property(value, key);
  return Array.isArray(value) ? value : undefined;
}

/** The report with another list at a place where it has one. */
export function withList(report: Report, at: string, list: readonly unknown[]): Report {
  const [first = '', second] = at.split('.');
  if (second === undefined) return { ...report, [first]: list };
  return { ...report, [first]: { ...(report[first] as Report), [second]: list } };
}

function property(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
