import { compareText } from '../lint/order.ts';
import type { ListedRecord, ListReport } from '../report.ts';
import { summaryOf } from '../summary/summary.ts';
import { formatOf, successorOf } from './described.ts';
import type { Entry, Prepared } from './prepared.ts';
import { unreadableOf } from './unreadable.ts';

/** Every record that could be read, by id and path. */
export function listReport({ entries, corpus }: Prepared): ListReport {
  const records = entries
    .map(listed)
    .sort(
      (left, right) =>
        compareText(left.recordId, right.recordId) || compareText(left.recordPath, right.recordPath),
    );
  return { records, unreadable: unreadableOf(corpus) };
}

export function listed({ record, standing, bucket }: Entry): ListedRecord {
  return {
    recordId: record.id,
    title: record.title,
    status: record.status,
    effectiveStatus: standing.effectiveStatus,
    bucket,
    ...successorOf(standing),
    ...(record.date === undefined ? {} : { date: record.date }),
    recordPath: record.path,
    summary: summaryOf(record),
    affects: record.affects.map(({ type, pattern, negate }) => ({
      type,
      pattern: negate ? `!${pattern}` : pattern,
    })),
    ...formatOf(record),
  };
}
