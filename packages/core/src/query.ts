import type { FailureCode } from './codes/table.ts';
import type { Report } from './outcome.ts';
import type { AbsoluteDir, RepoPath } from './paths/types.ts';

/** The corpus directory of one call, computed once; every engine gets the same value. */
export interface CorpusRef {
  /** Absolute, not necessarily there. */
  readonly absolute: AbsoluteDir;
  /** What is shown and what reaches `--dir`: relative to the root when inside it, else absolute. */
  readonly shown: string;
  readonly origin: 'argument' | 'environment' | 'found' | 'adr-dir' | 'log4brains' | 'default';
  /** Folders that would also do, relative to the root. */
  readonly others: readonly string[];
}

interface Where {
  readonly root: AbsoluteDir;
  readonly corpus: CorpusRef;
}

/** One question to an engine. */
export type Query = Where &
  (
    | { readonly tool: 'check'; readonly paths: readonly RepoPath[] }
    | { readonly tool: 'explain'; readonly path: RepoPath }
    | { readonly tool: 'lint' }
  );

export type EngineIdentity =
  | { readonly kind: 'embedded'; readonly version: string }
  | {
      readonly kind: 'external';
      /** The program that is started, absolute. */
      readonly executable: string;
      readonly version?: string;
      readonly chosenBy: 'ADRKIT_CLI' | 'repository' | 'PATH';
    };

/** `message` is there only for `usage`: the engine's own words, already scrubbed and capped. */
export interface EngineFailure {
  readonly code: FailureCode;
  readonly message?: string;
  readonly exitCode?: number;
}

export type Answer =
  | { readonly ok: true; readonly exitCode: 0 | 1; readonly report: Report }
  | { readonly ok: false; readonly failure: EngineFailure };

export interface Engine {
  readonly identity: EngineIdentity;
  answer(query: Query, signal: AbortSignal): Promise<Answer>;
}
