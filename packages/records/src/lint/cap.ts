import type { Finding } from '../report.ts';

/** More than a person reads about one record; a hostile one could break a rule ten thousand times. */
const MOST = 100;

/** The findings about one record, or the first of them and one that counts the rest. */
export function capFindings(path: string, findings: readonly Finding[]): readonly Finding[] {
  if (findings.length <= MOST) return findings;
  const message = `${findings.length - MOST} more findings about this record are not listed; correct these first.`;
  return [...findings.slice(0, MOST), { rule: 'more-findings', severity: 'warn', message, path }];
}
