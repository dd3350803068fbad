import type { Corpus, DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { bucketOf } from '../status/bucket.ts';
import { standings } from '../status/effective.ts';
import { isTyped } from './finding.ts';

/** Said once of a folder, not of each record: their format has no place for a scope, and the mapping file has. */
export function scopeAdvice(
  records: readonly DecisionRecord[],
  { files, shownDir }: Corpus,
): readonly Finding[] {
  if (records.some((record) => isTyped(record) || record.affects.length > 0)) return [];
  // What typed records lack has to be repaired first.
  if (files.some(({ findings }) => findings.some(({ severity }) => severity === 'error'))) return [];
  const standing = standings(records);
  const live = records.filter(
    (record) => bucketOf(standing.get(record)?.effectiveStatus ?? record.status) === 'governing',
  );
  if (live.length === 0) return [];
  const who =
    live.length === 1 ? 'The live record does not say' : `None of the ${live.length} live records says`;
  const message = `${who} which files it governs; adr scope suggest drafts a decisions.map.yml that can.`;
  return [{ rule: 'scope-missing', severity: 'info', message, path: shownDir }];
}
