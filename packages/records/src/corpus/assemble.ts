import type { Corpus, RecordFile } from '../record.ts';
import { irregularFindings, limitFindings, skippedFindings, unlistedFindings } from './findings.ts';
import type { Limits } from './limits.ts';
import { joinShown } from './paths.ts';
import type { Survey } from './survey.ts';

/** Records as read, and how many there would have been without limits. */
export interface ReadRecords {
  readonly files: readonly RecordFile[];
  readonly total: number;
}

/** Puts a corpus of typed records together from what was found and read. */
export function assembleCorpus(
  dir: string,
  survey: Survey,
  { files, total }: ReadRecords,
  limits: Limits,
): Corpus {
  return {
    shownDir: dir,
    files,
    skipped: [
      ...skippedFindings(dir, survey.skipped, limits),
      ...irregularFindings(dir, survey, limits),
      ...unlistedFindings(dir, survey),
    ],
    beside: survey.beside.map((name) => joinShown(dir, name)),
    limits: limitFindings(dir, survey, { total, read: files.length, skipped: survey.skipped.length }, limits),
  };
}

/** True when nothing that a caller can see has changed: the old corpus can then stand for the new one. */
export function isSameCorpus(left: Corpus, right: Corpus): boolean {
  return (
    left.files.length === right.files.length &&
    left.files.every((file, at) => file === right.files[at]) &&
    JSON.stringify([left.skipped, left.beside, left.limits, left.map]) ===
      JSON.stringify([right.skipped, right.beside, right.limits, right.map])
  );
}
