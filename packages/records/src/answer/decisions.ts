import { compareText } from '../lint/order.ts';
import type { Bucket, Decision, Declaration, FiredMatcher } from '../report.ts';
import { summaryOf } from '../summary/summary.ts';
import { formatOf, successorOf } from './described.ts';
import type { Touched } from './tally.ts';
import { whyOf } from './why.ts';

export interface Decisions {
  readonly governedBy: readonly Decision[];
  readonly governing: readonly Decision[];
  readonly activeProposals: readonly Decision[];
  readonly history: readonly Decision[];
}

/** The decisions that apply, in the order they come in and again by bucket. */
export function decisionsOf(touched: readonly Touched[]): Decisions {
  const governedBy = touched.map(decisionOf);
  const inBucket = (wanted: Bucket) => governedBy.filter(({ bucket }) => bucket === wanted);
  return {
    governedBy,
    governing: inBucket('governing'),
    activeProposals: inBucket('activeProposals'),
    history: inBucket('history'),
  };
}

function decisionOf({ entry, first, files, fired, declared }: Touched): Decision {
  const { record, standing, bucket } = entry;
  return {
    recordId: record.id,
    title: record.title,
    status: record.status,
    bucket,
    ...successorOf(standing),
    firedMatchers: [...fired].sort(compareMatchers),
    ...(declared.length === 0 ? {} : { declaredBy: [...declared].sort(compareDeclarations) }),
    recordPath: record.path,
    effectiveStatus: standing.effectiveStatus,
    summary: summaryOf(record),
    why: whyOf(first, files),
    ...formatOf(record),
  };
}

function compareMatchers(left: FiredMatcher, right: FiredMatcher): number {
  return compareText(left.type, right.type) || compareText(left.pattern, right.pattern);
}

function compareDeclarations(left: Declaration, right: Declaration): number {
  return compareText(left.path, right.path) || left.line - right.line || compareText(left.ref, right.ref);
}
