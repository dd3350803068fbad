import type { Candidate } from '../glob/candidate.ts';
import { compileGlob, type Glob, prefixOf } from '../glob/compile.ts';
import type { AffectsMatcher, DecisionRecord } from '../record.ts';
import type { FiredMatcher } from '../report.ts';
import type { PackageHit } from './touch.ts';

/** What one changed file offers to matchers: its path, and the package patterns that its content answers. */
export interface Facts {
  readonly candidate: Candidate;
  readonly packages: ReadonlyMap<string, PackageHit>;
}

export interface Fired {
  readonly fired: readonly FiredMatcher[];
  readonly packages: readonly PackageHit[];
}

export type RecordMatcher = (facts: Facts) => Fired | undefined;

interface Part {
  readonly type: string;
  readonly pattern: string;
  readonly glob: Glob | undefined;
}

/** Compiles what a record declares. A negated matcher takes out exactly the files that it matches, wherever it stands. */
export function compileRecord(record: DecisionRecord): RecordMatcher | undefined {
  const own = record.affects.filter(isOwn);
  const positive = own.filter((matcher) => !matcher.negate).map(partOf);
  if (positive.length === 0) return undefined;
  const negative = own.filter((matcher) => matcher.negate).map(partOf);
  return (facts) => {
    // Nearly every pair of record and file ends here, so nothing is built before a matcher fires.
    if (!firesAny(positive, facts) || firesAny(negative, facts)) return undefined;
    const hits = positive.filter((part) => fires(part, facts));
    const packages = hits.flatMap(({ type, pattern }) => {
      const hit = type === 'package' ? facts.packages.get(pattern) : undefined;
      return hit === undefined ? [] : [hit];
    });
    return { fired: hits.map(({ type, pattern }) => ({ type, pattern })), packages };
  };
}

/** Each path that the record covers begins with one of these; undefined when what a file holds may count too. */
export function prefixesOf(record: DecisionRecord): readonly string[] | undefined {
  const positive = record.affects.filter((matcher) => isOwn(matcher) && !matcher.negate);
  if (positive.some(({ type }) => type === 'package')) return undefined;
  return positive.filter(({ type }) => type === 'path').map(({ pattern }) => prefixOf(pattern));
}

/** A matcher that names another repository says nothing about this one. */
export function isOwn(matcher: AffectsMatcher): boolean {
  return matcher.repo === undefined || matcher.repo === '';
}

function partOf({ type, pattern }: AffectsMatcher): Part {
  return { type, pattern, glob: type === 'path' ? compileGlob(pattern) : undefined };
}

function firesAny(parts: readonly Part[], facts: Facts): boolean {
  for (const part of parts) if (fires(part, facts)) return true;
  return false;
}

function fires(part: Part, facts: Facts): boolean {
  if (part.glob !== undefined) return part.glob(facts.candidate);
  return part.type === 'package' && facts.packages.has(part.pattern);
}
