import type { Finding } from '../report.ts';

/** By code unit: the same order on every machine, whatever its locale. */
export function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

const KEYS = ['rule', 'id', 'pattern', 'path', 'field', 'message'] as const;

/** The order of every findings array: rule, id, pattern, path, field, message. */
export function compareFindings(left: Finding, right: Finding): number {
  for (const key of KEYS) {
    const order = compareText(left[key] ?? '', right[key] ?? '');
    if (order !== 0) return order;
  }
  return 0;
}
