import type { AffectsMatcher } from '../record.ts';

const MOST = 200;

/** `affects` in front matter that follows no schema: patterns, or mappings with a type and a pattern. */
export function looseAffects(value: unknown): readonly AffectsMatcher[] {
  const items: readonly unknown[] = Array.isArray(value) ? value.slice(0, MOST) : [value];
  return items.map(matcherOf).filter((matcher) => matcher !== undefined);
}

/** A pattern as one writes it: `!` in front takes files out. */
export function pathMatcher(written: string): AffectsMatcher | undefined {
  const negate = written.startsWith('!');
  const pattern = (negate ? written.slice(1) : written).trim();
  return pattern === '' ? undefined : { type: 'path', pattern, negate };
}

function matcherOf(item: unknown): AffectsMatcher | undefined {
  if (typeof item === 'string') return pathMatcher(item.trim());
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return undefined;
  const { type = 'path', pattern, negate, repo } = item as Record<string, unknown>;
  if (typeof type !== 'string' || typeof pattern !== 'string' || pattern === '') return undefined;
  return { type, pattern, negate: negate === true, ...(typeof repo === 'string' ? { repo } : {}) };
}
