import type { Corpus } from '../record.ts';
import { assembleCorpus, isSameCorpus } from './assemble.ts';
import { forgetOthers } from './cache.ts';
import { type NamedReading, type Reading, readNames, type Room } from './read-names.ts';
import { surveyFolder } from './survey.ts';
import { typedPass } from './typed-pass.ts';

/**
 * Reads every record of a folder. Undefined when the caller has given up; throws if the folder cannot be listed. A
 * folder of typed records needs nothing of what reads other formats, which is loaded for the first file that is none.
 */
export async function readFolder(reading: Reading): Promise<Corpus | undefined> {
  const { dir, shown, memory, limits, pacer } = reading;
  const surveyed = await surveyFolder(dir, limits, pacer, memory.surveyed);
  if (surveyed === undefined) return undefined;
  memory.surveyed = surveyed;
  const { survey } = surveyed;
  const room: Room = { records: limits.records, bytes: limits.corpusBytes };
  const named = await readNames(reading, survey.records, room);
  if (named === undefined) return undefined;
  if (memory.typed?.survey === survey && isSameReading(memory.typed.named, named)) return memory.typed.corpus;
  const typed = await typedPass(named, pacer);
  if (typed === undefined) return undefined;
  let corpus = assembleCorpus(
    shown,
    survey,
    { files: typed.files.map(({ file }) => file), total: survey.records.length },
    limits,
  );
  let names: Iterable<string> = survey.records;
  const isPure = typed.files.length > 0 && typed.files.every(({ isTyped }) => isTyped !== false);
  if (!isPure && survey.documents.length > 0) {
    const { readOwnFormat } = await import('../plain/own-format.ts');
    const own = await readOwnFormat(reading, survey, typed, room, corpus);
    if (own === undefined) return undefined;
    ({ corpus, names } = own);
  }
  forgetOthers(memory, names);
  // One identity for one content, so that callers can key what they derive (compiled patterns) by it.
  if (memory.corpus !== undefined && isSameCorpus(memory.corpus, corpus)) corpus = memory.corpus;
  memory.corpus = corpus;
  // A folder of typed records is nothing but its survey and its readings, so the same ones make the same corpus.
  if (isPure) memory.typed = { survey, named, corpus };
  else delete memory.typed;
  return corpus;
}

function isSameReading(left: readonly NamedReading[], right: readonly NamedReading[]): boolean {
  return left.length === right.length && left.every(({ reading }, at) => reading === right[at]?.reading);
}
