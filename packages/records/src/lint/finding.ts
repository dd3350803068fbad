import type { DecisionRecord } from '../record.ts';
import type { Finding, Severity } from '../report.ts';

/** A finding about a valid record. */
export function about(
  { path, id }: DecisionRecord,
  rule: string,
  severity: Severity,
  message: string,
  more: Pick<Finding, 'field' | 'pattern'> = {},
): Finding {
  return { rule, severity, message, path, id, ...more };
}
