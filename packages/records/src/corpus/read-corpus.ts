import type { Corpus, RecordFile } from '../record.ts';
import { assembleCorpus, isSameCorpus } from './assemble.ts';
import { forgetOthers, recall } from './cache.ts';
import type { CorpusMemory } from './cache.ts';
import type { Limits } from './limits.ts';
import type { Pacer } from './pacer.ts';
import { joinShown } from './paths.ts';
import { surveyFolder } from './survey.ts';

export interface Reading {
  /** The corpus directory without symbolic links in its path. */
  readonly dir: string;
  /** The same directory as findings show it. */
  readonly shown: string;
  readonly memory: CorpusMemory;
  readonly limits: Limits;
  readonly pacer: Pacer;
}

/** Reads every record of a folder. Undefined when the caller has given up; throws if the folder cannot be listed. */
export async function readFolder({
  dir,
  shown,
  memory,
  limits,
  pacer,
}: Reading): Promise<Corpus | undefined> {
  const survey = await surveyFolder(dir, limits, pacer);
  if (survey === undefined) return undefined;
  const files: RecordFile[] = [];
  let bytes = 0;
  for (const name of survey.records.slice(0, limits.records)) {
    const reading = recall(memory, dir, name, joinShown(shown, name), limits);
    bytes += reading.bytes;
    if (bytes > limits.corpusBytes) break;
    files.push(reading.file);
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
