/** What the engine answers. These shapes are the JSON of `adr … --json`; keys are only ever added. */

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

/** Live records that declare no scope: an empty `governing` does not mean "free to edit". */
export interface Unscoped {
  /** How many live records declare no scope. */
  readonly count: number;
  /** How many live records declare one. */
  readonly scoped: number;
  /** At most 20, most recent first. */
  readonly decisions: readonly UnscopedDecision[];
}

/** Records that could not be read or are invalid, so that none is quietly missing. At most 20 paths. */
export interface Unreadable {
  readonly count: number;
  readonly paths: readonly string[];
}

/** What lies beside the records and was not read as one. At most 20 paths. */
export interface Skipped {
  readonly count: number;
  readonly paths: readonly string[];
}

export interface LintReport {
  readonly checked: number;
  readonly findings: readonly Finding[];
  readonly skipped: Skipped;
}

interface Answer {
  /** Every decision that applies, live ones first (`governing`, `activeProposals`, then `history`). */
  readonly governedBy: readonly Decision[];
  readonly governing: readonly Decision[];
  readonly activeProposals: readonly Decision[];
  readonly history: readonly Decision[];
  readonly findings: readonly Finding[];
  readonly unscoped: Unscoped;
  /** At most 5, live ones first; never among the decisions that govern. */
  readonly mentions?: readonly Mention[];
  readonly unreadable: Unreadable;
}

export type MarkerState = 'scanned' | 'absent' | 'unreadable' | 'out-of-tree';

export interface MarkerScan {
  readonly totalCandidates: number;
  readonly limit: number;
  readonly counts: Readonly<Record<MarkerState | 'truncated' | 'skipped', number>>;
  readonly absentPaths: readonly string[];
  readonly unreadablePaths: readonly string[];
  readonly outOfTreePaths: readonly string[];
  readonly truncatedPaths: readonly string[];
  readonly skippedPaths: readonly string[];
}

export interface CheckReport extends Answer {
  readonly changedFiles: readonly string[];
  readonly changedRecords: readonly string[];
  readonly markerScan: MarkerScan;
  /** False when a changed record carries an error finding; exit code 1 exactly then. */
  readonly ok: boolean;
  readonly byFile: readonly FileDecisions[];
}

/** The markers of one file. `scannedBytes` and `fileBytes` are there only when the file was scanned. */
export interface FileMarkers {
  readonly state: MarkerState;
  readonly windowBytes: number;
  readonly scannedBytes?: number;
  readonly fileBytes?: number;
  readonly truncated: boolean;
  readonly declared: readonly { readonly ref: string; readonly line: number }[];
}

export interface ExplainReport extends Answer {
  readonly path: string;
  readonly markers: FileMarkers;
}

/** One line of `adr list`. */
export interface ListedRecord {
  readonly recordId: string;
  readonly title: string;
  readonly status: Status;
  readonly effectiveStatus: Status;
  readonly bucket: Bucket;
  readonly supersededBy?: string;
  readonly supersededByPath?: string;
  readonly date?: string;
  readonly recordPath: string;
  readonly summary: string;
  /** The scope it declares: patterns as written, a negated one behind `!`. */
  readonly affects: readonly FiredMatcher[];
  readonly format?: RecordFormat;
  /** The status as the record writes it, where it is not one of our words. */
  readonly statusText?: string;
}

export interface ListReport {
  readonly records: readonly ListedRecord[];
  readonly unreadable: Unreadable;
}

/** One record whole: what `adr show` prints. `body` is the text below the front matter. */
export interface ShowReport extends ListedRecord {
  readonly body: string;
  readonly findings: readonly Finding[];
}

/** A scope that a record could be given, drafted from what its text names. */
export interface SuggestedScope {
  readonly recordId: string;
  readonly title: string;
  readonly recordPath: string;
  /** The key for the mapping file: the record's path from the corpus folder. */
  readonly key: string;
  /** Empty when the text names nothing that exists. */
  readonly patterns: readonly string[];
}

/** What `adr scope suggest` prints: a draft of the mapping file, for a person to edit. Nothing is written. */
export interface ScopeReport {
  /** Where the mapping file belongs, from the root. */
  readonly mapPath: string;
  /** Live records that declare no scope, in the order of their files. */
  readonly suggestions: readonly SuggestedScope[];
  /** How many live records have a scope already. */
  readonly scoped: number;
  /** The draft as text. */
  readonly draft: string;
  readonly unreadable: Unreadable;
}
