import type { Corpus } from '../record.ts';
import { assembleCorpus, isSameCorpus } from './assemble.ts';
import { forgetOthers, isRemembered } from './cache.ts';
import { type Reading, readNames, type Room } from './read-names.ts';
import { type Survey, surveyFolder } from './survey.ts';
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
  const known = await knownCorpus(reading, survey);
  if (known !== false) return known;
  const named = await readNames(reading, survey.records, room);
  if (named === undefined) return undefined;
  const typed = await typedPass(named, pacer);
  if (typed === undefined) return undefined;
  let corpus = assembleCorpus(
    shown,
    survey,
    { files: typed.files.map(({ file }) => file), total: survey.records.length },
    limits,
  );
  let names: Iterable<string> = survey.records;
  const isPure =
    typed.files.length > 0 &&
    typed.files.every(({ isTyped, hasOwnKeys }) => isTyped !== false && !hasOwnKeys);
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
  memory.made = { survey, names: [...memory.files.keys()], corpus };
  return corpus;
}

/**
 * A corpus is nothing but its survey and what was read, so the same ones make the same corpus. False when something has
 * changed, or may have; undefined when the caller has given up.
 */
async function knownCorpus(reading: Reading, survey: Survey): Promise<Corpus | undefined | false> {
  const { memory, pacer } = reading;
  if (memory.made?.survey !== survey) return false;
  const { names, corpus } = memory.made;
  for (const [at, name] of names.entries()) {
    if (!isRemembered(memory, reading, name)) return false;
    const go = at % 32 === 0 ? pacer.step() : true;
    if (go !== true && !(await go)) return undefined;
  }
  return corpus;
}
