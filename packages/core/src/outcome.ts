import type { FailureCode } from './codes/table.ts';

/** A JSON object as an engine reports it. */
export type Report = { readonly [key: string]: unknown };

/** Where an answer came from: said in every success. Paths are absolute unless they lie in `root`. */
export interface Source {
  readonly root: string;
  /** The corpus directory: relative to `root` when inside it, else absolute. */
  readonly corpus: string;
  /** Other folders that look like a corpus and were not read. */
  readonly otherCorpora: readonly string[];
  /** `embedded`, or the executable and its version. */
  readonly engine: string;
  /** Only where changed files were listed: the revision they were compared with, or null for none. */
  readonly base?: string | null;
  /** One sentence where something about the source needs saying (no base found, a cap reached). */
  readonly why?: string;
}

/** One list of the report that was shortened. */
export interface BoundedList {
  /** Its key in the report, or two keys joined by `.`. */
  readonly list: string;
  readonly kept: number;
  readonly total: number;
}

/** What was left out to fit the host's limit, and how to ask for less. */
export interface Bounded {
  /** Entries that are here, and entries there were, in everything that was shortened. */
  readonly kept: number;
  readonly total: number;
  /** The same by list, where the report has lists we know. */
  readonly lists?: readonly BoundedList[];
  readonly how: string;
}

export interface ToolSuccess {
  readonly ok: true;
  readonly exitCode: 0 | 1;
  readonly report: Report;
  readonly source: Source;
  readonly bounded?: Bounded;
}

export interface ToolFailure {
  readonly ok: false;
  readonly code: FailureCode;
  readonly message: string;
  readonly exitCode?: number;
}

export type ToolOutcome = ToolSuccess | ToolFailure;
