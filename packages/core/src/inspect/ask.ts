import type { Engine } from '../query.ts';
import type { InspectedAnswer, InspectedPlace } from './types.ts';

/** Asks the chosen engine about the records, as a tool would. */
export async function askEngine(
  engine: Engine,
  { root, corpus }: Extract<InspectedPlace, { ok: true }>,
  signal: AbortSignal,
): Promise<InspectedAnswer> {
  const answer = await engine.answer({ root, corpus, tool: 'lint' }, signal);
  if (!answer.ok) return { ok: false, ...answer.failure };
  const { checked, findings } = answer.report;
  const severities = Array.isArray(findings) ? findings.map(severityOf) : [];
  const count = (severity: string): number => severities.filter((one) => one === severity).length;
  return {
    ok: true,
    records: typeof checked === 'number' ? checked : 0,
    errors: count('error'),
    warnings: count('warn'),
  };
}

/** The report may be a foreign program's, so nothing about its shape is certain. */
function severityOf(finding: unknown): unknown {
  return typeof finding === 'object' && finding !== null && 'severity' in finding
    ? finding.severity
    : undefined;
}
