import type { Report } from '@precedent/core';

/** One live decision of a check, as far as its engine says it. */
export interface GoverningDecision {
  readonly recordId: string;
  readonly recordPath: string;
  readonly title: string;
  /** The record's own sentence. */
  readonly summary: string;
  readonly files: readonly string[];
}

interface Entry {
  readonly [key: string]: unknown;
}

function entriesOf(value: unknown): readonly Entry[] {
  return Array.isArray(value)
    ? value.filter((one): one is Entry => typeof one === 'object' && one !== null)
    : [];
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The decisions that govern the changed files. A foreign engine's report may lack anything. */
export function decisionsIn(report: Report): readonly GoverningDecision[] {
  const byFile = entriesOf(report['byFile']);
  return entriesOf(report['governing']).map(({ recordId, recordPath, title, summary }) => ({
    recordId: text(recordId),
    recordPath: text(recordPath),
    title: text(title),
    summary: text(summary),
    files: byFile
      .filter(({ decisions }) => entriesOf(decisions).some((one) => one['recordPath'] === recordPath))
      .map(({ path }) => text(path)),
  }));
}
