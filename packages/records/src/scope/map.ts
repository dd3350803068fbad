import type { AffectsMatcher } from '../record.ts';
import type { Finding } from '../report.ts';
import { quote } from '../validate/show.ts';
import { pathMatcher } from './matchers.ts';

/** What a mapping file says, before its keys are looked up: file names and the scopes of the records in them. */
export interface ScopeMap {
  readonly entries: readonly (readonly [key: string, affects: readonly AffectsMatcher[]])[];
  readonly findings: readonly Finding[];
}

const MOST_PATTERNS = 200;

/** Reads the value of `decisions.map.yml`: `0012-use-kafka.md: ["src/events/**", "!src/events/generated/**"]`. */
export function scopeMapOf(value: unknown, path: string): ScopeMap {
  if (value === null || value === undefined) return { entries: [], findings: [] };
  if (typeof value !== 'object' || Array.isArray(value)) {
    const message =
      'The file must map names of records to lists of patterns, such as 0012-use-kafka.md: ["src/events/**"].';
    return { entries: [], findings: [{ rule: 'map-unreadable', severity: 'error', message, path }] };
  }
  const entries: (readonly [string, readonly AffectsMatcher[]])[] = [];
  const findings: Finding[] = [];
  for (const [key, written] of Object.entries(value)) {
    const patterns: readonly unknown[] = Array.isArray(written) ? written : [written];
    const affects = patterns
      .slice(0, MOST_PATTERNS)
      .map((pattern) => (typeof pattern === 'string' ? pathMatcher(pattern.trim()) : undefined));
    // An empty list is a draft that nobody has filled in yet.
    if (affects.includes(undefined) || patterns.length > MOST_PATTERNS) {
      const message = `${quote(key)} must have a list of at most ${MOST_PATTERNS} patterns, each in quotes; what is none was passed over.`;
      findings.push({ rule: 'map-bad-value', severity: 'warn', message, path, field: key.slice(0, 100) });
    }
    entries.push([key, affects.filter((matcher) => matcher !== undefined)]);
  }
  return { entries, findings };
}
