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
}

/** The only reader of record files. */
export function createCorpusReader(_options: CorpusReaderOptions): CorpusReader {
  return {
    readCorpus: () => Promise.resolve({ ok: false, problem: 'corpus-not-found' }),
  };
}
