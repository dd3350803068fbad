import type { Corpus, DecisionRecord } from '../record.ts';
import type { Finding } from '../report.ts';
import { duplicateIds } from './duplicates.ts';
import { about } from './finding.ts';
import { compareFindings } from './order.ts';
import { looseReferenceFindings } from './loose-references.ts';
import { referenceFindings } from './references.ts';
import { scopeAdvice } from './scope-advice.ts';
import { supersessionFindings } from './supersession.ts';

/** Findings that need more than one record: shared ids, references, supersession, mapped scopes. Sorted; no I/O. */
export function corpusFindings(corpus: Corpus): readonly Finding[] {
  const records = validRecords(corpus);
  return [
    ...duplicateIds(records),
    ...referenceFindings(records),
    ...looseReferenceFindings(records),
    ...supersessionFindings(records),
    ...records.filter(isImportIncomplete).map(importIncomplete),
    ...scopeAdvice(records, corpus),
    ...(corpus.map?.findings ?? []),
  ].sort(compareFindings);
}

function validRecords(corpus: Corpus): readonly DecisionRecord[] {
  return corpus.files.map(({ record }) => record).filter((record) => record !== undefined);
}

function isImportIncomplete({ imported, status, deciders }: DecisionRecord): boolean {
  return imported === true && status === 'accepted' && deciders?.length === 0;
}

function importIncomplete(record: DecisionRecord): Finding {
  const message = 'The record was imported as accepted without deciders; name them when they are known.';
  return about(record, 'import-incomplete', 'info', message, { field: 'deciders' });
}
