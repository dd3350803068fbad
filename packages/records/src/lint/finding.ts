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

/** Typed records have rules; what others lack is at most worth a warning. */
export function isTyped({ format = 'typed' }: DecisionRecord): boolean {
  return format === 'typed';
}
