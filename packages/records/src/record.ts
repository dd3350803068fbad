import type { Supersession } from './plain/supersession.ts';
import type { Finding, RecordFormat, Status } from './report.ts';

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
  /** Empty when the record names nobody, or when its format has no such field. */
  readonly deciders?: readonly string[];
  /** It came from another tool, so what that tool did not know is not an error. */
  readonly imported?: boolean;
  readonly supersedes: readonly string[];
  readonly supersededBy?: string;
  readonly relatesTo: readonly string[];
  readonly conflictsWith: readonly string[];
  readonly affects: readonly AffectsMatcher[];
  /** The text below the front matter, read by need. */
  readonly body: () => string;
  /** How the record is written; absent means typed. */
  readonly format?: RecordFormat;
  /** The status as written, where it is more than one of our words. */
  readonly statusText?: string;
  /** The number in the file's name without leading zeros: what `ADR 12` in another record means. */
  readonly number?: string;
  /** What a record in its own format says of supersession, before anybody has looked for the other end. */
  readonly links?: Supersession;
  /** The mapping file that gave the scope, from the root; absent when the record declares it. */
  readonly scopeFrom?: string;
  /** The body as Markdown, where it is written in another markup. */
  readonly prose?: () => string;
}

/** One record file: read and valid, or the findings that say why not. */
export interface RecordFile {
  readonly path: string;
  /** The raw front matter `id` when it is a string, also of an invalid record. */
  readonly id?: string;
  /** The front matter `id` as written, also where YAML reads a number: `0010`. For display only. */
  readonly writtenId?: string;
  /** The whole text, decoded; absent when the file could not be read. */
  readonly text?: string;
  /** Absent when the record is unreadable or breaks a rule of severity error. */
  readonly record?: DecisionRecord;
  /** Findings about this file alone. */
  readonly findings: readonly Finding[];
}

/** The file that says what records govern whose format has no scope. */
export interface CorpusMap {
  /** From the root, `/` separated. */
  readonly path: string;
  /** Records that it gives a scope. */
  readonly mapped: number;
  readonly findings: readonly Finding[];
}

/** A folder of records as read at one moment. */
export interface Corpus {
  /** The corpus directory as shown: from the root, `/` separated (`../x` or absolute when outside it). */
  readonly shownDir: string;
  /** Sorted by path, code unit. */
  readonly files: readonly RecordFile[];
  /**
   * What looks like a record and was not read as one: `corpus-file-skipped`, and `record-not-regular` for symbolic links
   * and special files.
   */
  readonly skipped: readonly Finding[];
  /** Paths of documents that are never records (README, index, template, other formats). */
  readonly beside?: readonly string[];
  /** What the mapping file of the team gave, and what is wrong with it. */
  readonly map?: CorpusMap;
  /** Set when a limit stopped the reading: a finding that says which, and how much was left out. */
  readonly limits: readonly Finding[];
}
