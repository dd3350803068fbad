import type { Corpus, RecordFile } from '../record.ts';
import { limitFindings, skippedFindings } from './findings.ts';
import type { Limits } from './limits.ts';
import { joinShown } from './paths.ts';
import type { Survey } from './survey.ts';

/** Puts a corpus together from what was found and read. */
export function assembleCorpus(
  dir: string,
  survey: Survey,
  files: readonly RecordFile[],
  limits: Limits,
): Corpus {
  return {
    shownDir: dir,
    files,
    skipped: skippedFindings(dir, survey, limits),
    beside: survey.beside.map((name) => joinShown(dir, name)),
    limits: limitFindings(dir, survey, files.length, limits),
  };
}

/** True when nothing that a caller can see has changed: the old corpus can then stand for the new one. */
export function isSameCorpus(left: Corpus, right: Corpus): boolean {
  return (
    left.files.length === right.files.length &&
    left.files.every((file, at) => file === right.files[at]) &&
    JSON.stringify([left.skipped, left.beside, left.limits]) ===
      JSON.stringify([right.skipped, right.beside, right.limits])
  );
}
