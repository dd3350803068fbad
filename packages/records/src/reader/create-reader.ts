import { realpathSync, statSync } from 'node:fs';
import { createMemories } from '../corpus/cache.ts';
import { codeOf, isPermissionError } from '../corpus/errors.ts';
import { LIMITS } from '../corpus/limits.ts';
import type { Limits } from '../corpus/limits.ts';
import { createPacer } from '../corpus/pacer.ts';
import { shownDir } from '../corpus/paths.ts';
import { readFolder } from '../corpus/read-corpus.ts';
import type { CorpusLocation } from '../engine.ts';
import type { Corpus } from '../record.ts';

export type CorpusProblem = 'corpus-not-found' | 'corpus-not-readable' | 'cancelled';

export type CorpusReading =
  | { readonly ok: true; readonly corpus: Corpus }
  | { readonly ok: false; readonly problem: CorpusProblem };

export interface CorpusReader {
  readCorpus(at: CorpusLocation, signal?: AbortSignal): Promise<CorpusReading>;
}

export interface CorpusReaderOptions {
  /** Keep parsed records in memory between readings. */
  readonly cache: boolean;
  /** Lower bounds than usual. */
  readonly limits?: Partial<Limits>;
}

/**
 * The only reader of record files. It opens regular files only, follows no symbolic link inside the corpus (the corpus
 * directory itself may be one), and gives way to other work every 10 ms. A record that cannot be read is a finding.
 */
export function createCorpusReader({ cache, limits }: CorpusReaderOptions): CorpusReader {
  const memoryOf = createMemories(cache);
  const bounds = { ...LIMITS, ...limits };
  return {
    async readCorpus(at, signal) {
      if (signal?.aborted === true) return { ok: false, problem: 'cancelled' };
      try {
        const dir = realpathSync.native(at.dir);
        if (!statSync(dir).isDirectory()) return { ok: false, problem: 'corpus-not-found' };
        const shown = shownDir(at);
        const memory = memoryOf(JSON.stringify([dir, shown]));
        const corpus = await readFolder({ dir, shown, memory, limits: bounds, pacer: createPacer(signal) });
        return corpus === undefined ? { ok: false, problem: 'cancelled' } : { ok: true, corpus };
      } catch (error) {
        return { ok: false, problem: problemOf(error) };
      }
    },
  };
}

function problemOf(error: unknown): CorpusProblem {
  if (isPermissionError(error) || codeOf(error) === 'EIO') return 'corpus-not-readable';
  // A fault of ours is no answer about the corpus.
  if (codeOf(error) === '') throw error;
  return 'corpus-not-found';
}
