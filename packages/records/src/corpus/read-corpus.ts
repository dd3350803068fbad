import { loadWholeReader, readPlainly } from '../frontmatter/read.ts';
import type { FrontMatterReader } from '../frontmatter/read.ts';
import type { Corpus, RecordFile } from '../record.ts';
import { assembleCorpus, isSameCorpus } from './assemble.ts';
import { forgetOthers, recall } from './cache.ts';
import type { CorpusMemory } from './cache.ts';
import type { Pacer } from './pacer.ts';
import type { ReadingContext } from './read-file.ts';
import { surveyFolder } from './survey.ts';

export interface Reading extends ReadingContext {
  readonly memory: CorpusMemory;
  readonly pacer: Pacer;
}

/** Reads every record of a folder. Undefined when the caller has given up; throws if the folder cannot be listed. */
export async function readFolder(reading: Reading): Promise<Corpus | undefined> {
  const { dir, shown, memory, limits, pacer } = reading;
  const survey = await surveyFolder(dir, limits, pacer);
  if (survey === undefined) return undefined;
  const files: RecordFile[] = [];
  let readFrontMatter: FrontMatterReader = readPlainly;
  let bytes = 0;
  for (const name of survey.records.slice(0, limits.records)) {
    let one = recall(memory, reading, name, readFrontMatter);
    if (one === undefined) {
      readFrontMatter = await loadWholeReader();
      one = recall(memory, reading, name, readFrontMatter);
    }
    bytes += one?.bytes ?? 0;
    if (one === undefined || bytes > limits.corpusBytes) break;
    files.push(one.file);
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  forgetOthers(memory, survey.records);
  const corpus = assembleCorpus(shown, survey, files, limits);
  // One identity for one content, so that callers can key what they derive (compiled patterns) by it.
  if (memory.corpus !== undefined && isSameCorpus(memory.corpus, corpus)) return memory.corpus;
  memory.corpus = corpus;
  return corpus;
}
