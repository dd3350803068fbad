import type { CorpusLocation } from '@precedent/records';

/** Where a call answers from: the root that paths are relative to, and the folder of records. */
export interface Place extends CorpusLocation {
  readonly cwd: string;
}
