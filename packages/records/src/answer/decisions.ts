import type { Subject } from '../match/subject.ts';
import type { Bucket, Decision, FileDecision, FileDecisions } from '../report.ts';
import { summaryOf } from '../summary/summary.ts';
import { declarations, firedMatchers, type Touched } from './touches.ts';
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

function decisionOf({ entry, touches }: Touched): Decision {
  const { record, standing, bucket } = entry;
  const declaredBy = declarations(touches);
  return {
    recordId: record.id,
    title: record.title,
    status: record.status,
    bucket,
    ...(standing.supersededBy === undefined ? {} : { supersededBy: standing.supersededBy }),
    firedMatchers: firedMatchers(touches),
    ...(declaredBy.length === 0 ? {} : { declaredBy }),
    recordPath: record.path,
    effectiveStatus: standing.effectiveStatus,
    summary: summaryOf(record),
    why: whyOf(touches),
  };
}

/** Every file that was asked about, also one that nothing governs. */
export function byFile(subjects: readonly Subject[], touched: readonly Touched[]): readonly FileDecisions[] {
  const decisions = new Map<string, FileDecision[]>(subjects.map(({ path }) => [path, []]));
  for (const { entry, touches } of touched) {
    const { record, bucket } = entry;
    for (const touch of touches) {
      decisions
        .get(touch.path)
        ?.push({ recordId: record.id, recordPath: record.path, bucket, why: whyOf([touch]) });
    }
  }
  return [...decisions].map(([path, list]) => ({ path, decisions: list }));
}
