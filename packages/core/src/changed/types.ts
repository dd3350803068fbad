import type { FailureCode } from '../codes/table.ts';
import type { AbsoluteDir } from '../paths/types.ts';

export interface ChangedRequest {
  readonly root: AbsoluteDir;
  /** A revision that passed `arguments/`; undefined asks for the default base. */
  readonly base: string | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** How long it may take in all; 30 s when absent. */
  readonly deadlineMs?: number;
  /** This machine's when absent. */
  readonly platform?: NodeJS.Platform;
}

export type Changed =
  | {
      readonly ok: true;
      /** Root-relative, `/` separated, sorted by code unit, no duplicates. Names that are not UTF-8 are only counted. */
      readonly paths: readonly string[];
      readonly nonUtf8: number;
      /** The revision compared with, as a person would type it; null when none was found. */
      readonly base: string | null;
      readonly why?: string;
    }
  | ChangedFailure;

export interface ChangedFailure {
  readonly ok: false;
  readonly code: FailureCode;
}
