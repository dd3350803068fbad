import type {
  CheckReport,
  ExplainReport,
  LintReport,
  ListReport,
  ScopeReport,
  ShowReport,
} from './report.ts';

/** Where the records are. Both are absolute; `dir` may lie outside `root` when the user said so. */
export interface CorpusLocation {
  readonly root: string;
  readonly dir: string;
}

/** Why no report could be made. `record-not-found` and `record-ambiguous` come from `show` only. */
export type RecordProblem =
  | 'corpus-not-found'
  | 'corpus-not-readable'
  | 'record-not-found'
  | 'record-ambiguous'
  | 'cancelled';

/** `paths` with `record-ambiguous` only: the records that may be meant, from the root. */
export interface NoAnswer {
  readonly ok: false;
  readonly problem: RecordProblem;
  readonly paths?: readonly string[];
}

export type RecordAnswer<Report> =
  | { readonly ok: true; readonly exitCode: 0 | 1; readonly report: Report }
  | NoAnswer;

/** Paths given to `check` and `explain` are relative to `root`, `/` separated; they need not exist. */
export interface RecordEngine {
  lint(at: CorpusLocation, files: readonly string[], signal?: AbortSignal): Promise<RecordAnswer<LintReport>>;
  check(
    at: CorpusLocation,
    files: readonly string[],
    signal?: AbortSignal,
  ): Promise<RecordAnswer<CheckReport>>;
  explain(at: CorpusLocation, file: string, signal?: AbortSignal): Promise<RecordAnswer<ExplainReport>>;
  list(at: CorpusLocation, signal?: AbortSignal): Promise<RecordAnswer<ListReport>>;
  show(at: CorpusLocation, idOrPath: string, signal?: AbortSignal): Promise<RecordAnswer<ShowReport>>;
  /** Drafts the mapping file from what the records' texts name. It writes nothing. */
  suggestScope(at: CorpusLocation, signal?: AbortSignal): Promise<RecordAnswer<ScopeReport>>;
}

export interface RecordEngineOptions {
  /** Keep parsed records in memory between calls (long-lived adapters). */
  readonly cache: boolean;
  /** Today as `YYYY-MM-DD`, for `reviewBy`. */
  readonly today: () => string;
}
