import type { Report } from '../outcome.ts';
import { listAt, withList } from './lists.ts';

const decisionLists = ['governing', 'activeProposals', 'history', 'governedBy'];
const mostReasons = 10;

/** Said where something was cut. */
export const reasonsCut = `Each decision names at most ${mostReasons} of the markers and patterns that reach it.`;

/**
 * The report with the lists inside each decision cut at their end: one decision that thousands of files declare must
 * not push the others out. The same object when none is that long.
 */
export function cutReasons(report: Report): Report {
  let cut = report;
  for (const at of decisionLists) {
    const list = listAt(report, at);
    if (list?.some(hasMany) === true) cut = withList(cut, at, list.map(cutOne));
  }
  return cut;
}

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > mostReasons;

function hasMany(decision: unknown): boolean {
  return typeof decision === 'object' && decision !== null && Object.values(decision).some(isLong);
}

function cutOne(decision: unknown): unknown {
  if (!hasMany(decision)) return decision;
  const entries = Object.entries(decision as Report);
  return Object.fromEntries(
    entries.map(([key, value]) => [key, isLong(value) ? value.slice(0, mostReasons) : value]),
  );
}
