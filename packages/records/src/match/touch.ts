import type { Declaration, FiredMatcher } from '../report.ts';

/** A package matcher that fired, and what the lockfile holds. */
export interface PackageHit {
  readonly pattern: string;
  readonly name: string;
  readonly version: string;
}

/** Everything that ties one record to one file. */
export interface Touch {
  readonly path: string;
  readonly fired: readonly FiredMatcher[];
  readonly packages: readonly PackageHit[];
  readonly declared: readonly Declaration[];
  /** The mapping file that gave the record its scope, when the record does not declare it. */
  readonly scopeFrom?: string;
}
