import type { CheckReport, Decision, ExplainReport } from '@precedent/records';

/** One decision that governs one file. */
export interface Governing {
  readonly path: string;
  readonly decision: Decision;
  /** Why it governs this file. */
  readonly why: string;
}

/** The decisions in force on each of the paths, in the report’s order. Proposals and history are no advice. */
export function governing(report: CheckReport | ExplainReport, paths: readonly string[]): Governing[] {
  const wanted = new Set(paths);
  if (!('byFile' in report)) {
    if (!wanted.has(report.path)) return [];
    return report.governing.map((decision) => ({ path: report.path, decision, why: decision.why }));
  }
  const decisions = new Map(report.governing.map((decision) => [decision.recordPath, decision]));
  return report.byFile
    .filter(({ path }) => wanted.has(path))
    .flatMap(({ path, decisions: found }) =>
      found.flatMap(({ recordPath, why }) => {
        const decision = decisions.get(recordPath);
        return decision === undefined ? [] : [{ path, decision, why }];
      }),
    );
}
