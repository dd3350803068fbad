/** What the engine answers. These shapes are the JSON of `adr … --json`; keys are only ever added. */

import type {
  Status,
  RecordFormat,
  Bucket,
  Finding,
  FiredMatcher,
  Decision,
  FileDecisions,
  UnscopedDecision,
  Mention,
} from './decision.ts';

export type {
  Severity,
  Status,
  RecordFormat,
  Bucket,
  Finding,
  FiredMatcher,
  Declaration,
  Decision,
  FileDecision,
  FileDecisions,
  UnscopedDecision,
  Mention,
} from './decision.ts';

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
