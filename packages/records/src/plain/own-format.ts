import { irregularFindings, limitFindings, unlistedFindings } from '../corpus/findings.ts';
import { isUnreadFormat } from '../corpus/names.ts';
import { joinShown } from '../corpus/paths.ts';
import { type NamedReading, type Reading, readNames, type Room } from '../corpus/read-names.ts';
import type { Survey } from '../corpus/survey.ts';
import type { TypedPass } from '../corpus/typed-pass.ts';
import { loadWholeReader } from '../frontmatter/read.ts';
import type { Corpus, RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { withMap } from '../scope/apply-map.ts';
import { type Choice, chooseDocuments } from './choose.ts';
import { besideTyped } from './mixed.ts';
import { createPlainReader } from './plain-reader.ts';
import { sortReadings, type Sorted } from './sort-readings.ts';

export interface OwnFormat {
  readonly corpus: Corpus;
  /** Every file that was read. */
  readonly names: Iterable<string>;
}

/**
 * Reads a folder whose records are not all typed. Beside a typed record the others are judged by the rules for typed ones
 * and still read as they are; without one, every document that reads like a record is one. A folder in which nothing
 * does stays as the rules for typed records left it, in `typedCorpus`. Undefined when the caller has given up.
 */
export async function readOwnFormat(
  reading: Reading,
  survey: Survey,
  typed: TypedPass,
  room: Room,
  typedCorpus: Corpus,
): Promise<OwnFormat | undefined> {
  const read = createPlainReader(typed.readFrontMatter, loadWholeReader);
  if (typed.files.some(({ isTyped }) => isTyped === true)) {
    const files: RecordFile[] = [];
    for (const one of typed.files) files.push(await besideTyped(one, read));
    return withMap({ corpus: { ...typedCorpus, files }, names: survey.records }, survey, reading);
  }
  const choice = chooseDocuments(survey.documents);
  const known = new Map<string, NamedReading>(typed.files.map((one) => [one.name, one]));
  const rest = await readNames(
    reading,
    [...choice.candidates.keys()].filter((name) => !known.has(name)),
    room,
  );
  if (rest === undefined) return undefined;
  for (const one of rest) known.set(one.name, one);
  const candidates = [...choice.candidates].flatMap(([name, needed]) => {
    const one = known.get(name);
    return one === undefined ? [] : [{ ...one, needed }];
  });
  const sorted = await sortReadings(candidates, read, reading.pacer);
  if (sorted === undefined) return undefined;
  // Typed records alone would never hear of a file in a format that nothing reads.
  if (!sorted.speaks && !survey.documents.some(isUnreadFormat))
    return { corpus: typedCorpus, names: known.keys() };
  return withMap(
    { corpus: assemble(reading, survey, choice, sorted, candidates.length), names: known.keys() },
    survey,
    reading,
  );
}

function assemble(
  { shown: dir, limits }: Reading,
  survey: Survey,
  choice: Choice,
  sorted: Sorted,
  read: number,
): Corpus {
  const passedOver = new Map([...choice.skipped, ...sorted.skipped]);
  const names = [...passedOver.keys()].sort();
  return {
    shownDir: dir,
    files: sorted.files,
    skipped: [
      ...names
        .slice(0, limits.skipped)
        .map((name) => skippedFinding(joinShown(dir, name), passedOver.get(name) ?? '')),
      ...irregularFindings(dir, survey, limits),
      ...unlistedFindings(dir, survey),
    ],
    beside: [...choice.beside, ...sorted.beside].sort().map((name) => joinShown(dir, name)),
    limits: limitFindings(
      dir,
      survey,
      { total: choice.candidates.size, read, skipped: names.length },
      limits,
    ),
  };
}

function skippedFinding(path: string, message: string): Finding {
  return { rule: 'corpus-file-skipped', severity: 'info', message, path };
}
