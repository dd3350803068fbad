import { lstatSync } from 'node:fs';
import path from 'node:path';
import type { Corpus } from '../record.ts';
import { readRecordFile } from './read-file.ts';
import type { FileReading, ReadingContext } from './read-file.ts';
import { isSameStamp, isSettled } from './stamp.ts';
import type { Survey, Surveyed } from './survey.ts';

interface CachedFile {
  readonly reading: FileReading;
  /** True when an equal stamp proves that the file is unchanged. */
  readonly settled: boolean;
}

/** The records of one corpus as read, and the corpus they last made. Records only: never an answer. */
export interface CorpusMemory {
  readonly files: Map<string, CachedFile>;
  corpus?: Corpus;
  /** What the folder held when it was last looked through. */
  surveyed?: Surveyed;
  /** The last corpus, and every file that it was made of. */
  made?: { readonly survey: Survey; readonly names: readonly string[]; readonly corpus: Corpus };
}

/** Corpora kept at once; one session seldom has more than one. */
const MOST_CORPORA = 4;

/** Memory for each corpus, by key; the one used longest ago makes room. Without a cache each call starts empty. */
export function createMemories(cache: boolean): (key: string) => CorpusMemory {
  const memories = new Map<string, CorpusMemory>();
  return (key) => {
    const memory = memories.get(key) ?? { files: new Map<string, CachedFile>() };
    if (!cache) return memory;
    memories.delete(key);
    memories.set(key, memory);
    const oldest = memories.keys().next().value;
    if (memories.size > MOST_CORPORA && oldest !== undefined) memories.delete(oldest);
    return memory;
  };
}

interface Recalled {
  readonly reading: FileReading;
  /** It was read just now. */
  readonly isNew: boolean;
}

/** A file from memory while it is unchanged on disk, else read. What was parsed of it stays with the reading. */
export function recall(memory: CorpusMemory, context: ReadingContext, name: string): Recalled {
  const kept = memory.files.get(name);
  if (kept !== undefined && isRemembered(memory, context, name))
    return { reading: kept.reading, isNew: false };
  const readAt = Date.now();
  const reading = readRecordFile(context, name);
  const settled = reading.stamp !== undefined && isSettled(reading.stamp, readAt);
  memory.files.set(name, { reading, settled });
  return { reading, isNew: true };
}

const quietly = { throwIfNoEntry: false } as const;

/** Whether a file is in memory and certainly the same on disk. */
export function isRemembered(memory: CorpusMemory, context: ReadingContext, name: string): boolean {
  const kept = memory.files.get(name);
  return kept?.settled === true && isUnchanged(context, name, kept.reading);
}

/** Whether the file on disk has the stamp that it was read with. */
export function isUnchanged({ dir }: ReadingContext, name: string, { stamp }: FileReading): boolean {
  // lstat, so that a link that took the file's place differs by its inode. Joined by hand, because for a thousand records
  // path.join took longer than asking the file system.
  const now = lstatSync(dir + path.sep + name, quietly);
  return stamp !== undefined && now !== undefined && isSameStamp(stamp, now);
}

/** Forgets files that are no longer there. */
export function forgetOthers(memory: CorpusMemory, names: Iterable<string>): void {
  const kept = new Set(names);
  if (memory.files.size <= kept.size) return;
  for (const name of memory.files.keys()) if (!kept.has(name)) memory.files.delete(name);
}
