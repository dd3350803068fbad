import type { Corpus } from '../record.ts';
import type { Finding } from '../report.ts';

/** Findings that need more than one record: shared ids, references, supersession. Sorted; no I/O. */
export function corpusFindings(_corpus: Corpus): readonly Finding[] {
  return [];
}
