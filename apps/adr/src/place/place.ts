import type { CorpusLocation } from '@precedent/records';

/** Where a call answers from: the root that paths are relative to, and the folder of records. */
export interface Place extends CorpusLocation {
  readonly cwd: string;
  /** Other folders that look like a folder of records, relative to the root. Asked for only when a person reads. */
  readonly others: () => readonly string[];
}
