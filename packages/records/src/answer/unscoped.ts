import { compareText } from '../lint/order.ts';
import type { Unscoped } from '../report.ts';
import { summaryOf } from '../summary/summary.ts';
import type { Entry, Prepared } from './prepared.ts';

const MOST_DECISIONS = 20;

/** The same for every question, so it is worked out once. */
const known = new WeakMap<Prepared, Unscoped>();

/** Live records that say nothing of where they apply: they may govern any file, so every answer names them. */
export function unscopedOf(prepared: Prepared): Unscoped {
  let unscoped = known.get(prepared);
  if (unscoped === undefined) known.set(prepared, (unscoped = findUnscoped(prepared)));
  return unscoped;
}

function findUnscoped({ entries }: Prepared): Unscoped {
  const live = entries.filter(({ bucket }) => bucket === 'governing');
  const unscoped = live.filter((entry) => !declaresScope(entry));
  const recent = unscoped.sort(byRecency).slice(0, MOST_DECISIONS);
  return {
    count: unscoped.length,
    scoped: live.length - unscoped.length,
    decisions: recent.map(({ record }) => ({
      recordId: record.id,
      title: record.title,
      status: record.status,
      recordPath: record.path,
      summary: summaryOf(record),
      format: record.format ?? 'typed',
    })),
  };
}

/** A scope in another repository is one too; taking files out of nothing is none. */
export function declaresScope({ record }: Entry): boolean {
  return record.affects.some(({ negate }) => !negate);
}

function byRecency({ record: left }: Entry, { record: right }: Entry): number {
  return (
    compareText(right.date ?? '', left.date ?? '') ||
    compareText(right.id, left.id) ||
    compareText(left.path, right.path)
  );
}
