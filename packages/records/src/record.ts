import type { Finding, Status } from './report.ts';

export interface AffectsMatcher {
  readonly type: string;
  readonly pattern: string;
  readonly repo?: string;
  readonly negate: boolean;
}

/** A record whose front matter could be read: what matching and answering need of it. */
export interface DecisionRecord {
  /** From the root, `/` separated; the identity. */
  readonly path: string;
  /** A label: two records may share it. */
  readonly id: string;
  readonly title: string;
  readonly status: Status;
  readonly date?: string;
  readonly reviewBy?: string;
  readonly supersedes: readonly string[];
  readonly supersededBy?: string;
  readonly relatesTo: readonly string[];
  readonly conflictsWith: readonly string[];
  readonly affects: readonly AffectsMatcher[];
  /** The text below the front matter, read by need. */
  readonly body: () => string;
}

/** One record file: read and valid, or the findings that say why not. */
export interface RecordFile {
  readonly path: string;
  /** The raw front matter `id` when it is a string, also of an invalid record. */
  readonly id?: string;
  /** Absent when the record is unreadable or breaks a rule of severity error. */
  readonly record?: DecisionRecord;
  /** Findings about this file alone. */
  readonly findings: readonly Finding[];
}

/** A folder of records as read at one moment. */
export interface Corpus {
  /** The corpus directory as shown: from the root, `/` separated (`../x` or absolute when outside it). */
  readonly shownDir: string;
  /** Sorted by path, code unit. */
  readonly files: readonly RecordFile[];
  /** Markdown beside the records that was not read as one, as findings of `corpus-file-skipped`. */
  readonly skipped: readonly Finding[];
  /** Set when a limit stopped the reading: a finding that says which, and how much was left out. */
  readonly limits: readonly Finding[];
}
