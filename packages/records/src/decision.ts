/** The parts that answers are made of: findings, and decisions as they apply to files. */

export type Severity = 'error' | 'warn' | 'info';

export type Status = 'draft' | 'proposed' | 'accepted' | 'rejected' | 'superseded' | 'deprecated' | 'unknown';

/** How a record is written. `typed` follows our schema; `markdown` is a team's own shape. */
export type RecordFormat = 'typed' | 'madr' | 'nygard' | 'markdown' | 'rst' | 'asciidoc';

/** Where a decision stands for a reader of code, by its effective status. */
export type Bucket = 'governing' | 'activeProposals' | 'history';

export interface Finding {
  readonly rule: string;
  readonly severity: Severity;
  readonly message: string;
  readonly path?: string;
  readonly id?: string;
  readonly field?: string;
  readonly pattern?: string;
}

export interface FiredMatcher {
  readonly type: string;
  readonly pattern: string;
}

/** An `@adr` marker that reached a decision: the file, its 1-based line, and the reference as written. */
export interface Declaration {
  readonly path: string;
  readonly line: number;
  readonly ref: string;
}

export interface Decision {
  readonly recordId: string;
  readonly title: string;
  /** The status the record states. */
  readonly status: Status;
  readonly bucket: Bucket;
  readonly supersededBy?: string;
  /** The successor's record, where it is certain which one is meant. */
  readonly supersededByPath?: string;
  readonly firedMatchers: readonly FiredMatcher[];
  readonly declaredBy?: readonly Declaration[];
  /** The record's identity: its path from the root, `/` separated. Two records may share a `recordId`. */
  readonly recordPath: string;
  /** The status after both ends of every supersession are read. */
  readonly effectiveStatus: Status;
  /** The decision itself, at most 300 code points. */
  readonly summary: string;
  /** One plain sentence: what made this decision apply. */
  readonly why: string;
  /** Absent in answers of an engine that reads typed records only. */
  readonly format?: RecordFormat;
  /** The status as the record writes it, where it is not one of our words. */
  readonly statusText?: string;
}

/** One decision as it applies to one file. */
export interface FileDecision {
  readonly recordId: string;
  readonly recordPath: string;
  readonly bucket: Bucket;
  readonly why: string;
}

export interface FileDecisions {
  readonly path: string;
  readonly decisions: readonly FileDecision[];
  /** How many more apply to this file: there only when the answer is too large to list them. */
  readonly more?: number;
}

export interface UnscopedDecision {
  readonly recordId: string;
  readonly title: string;
  readonly status: Status;
  readonly recordPath: string;
  readonly summary: string;
  readonly format?: RecordFormat;
}

/** A record without a scope whose text names a file that was asked about, or a folder it lies in. Advice, no rule. */
export interface Mention {
  readonly recordId: string;
  readonly title: string;
  readonly status: Status;
  readonly effectiveStatus: Status;
  readonly bucket: Bucket;
  readonly recordPath: string;
  readonly summary: string;
  readonly format: RecordFormat;
  /** The file that was asked about. */
  readonly path: string;
  /** What the record names, from the root: the file, or a folder above it. */
  readonly mentioned: string;
  readonly why: string;
}
