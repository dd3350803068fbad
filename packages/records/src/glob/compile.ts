import { type Candidate, hasDotSegment, withoutDotSlash } from './candidate.ts';
import { compileGeneral } from './general.ts';
import { compileSegments } from './segments.ts';

/** Longer patterns match only the path that is spelled the same; `patternTrouble` says so. */
export const MAX_GLOB_LENGTH = 1024;

export type Glob = (candidate: Candidate) => boolean;

const special = /[\\*?[\]{}()!+@]/;

/**
 * Compiles a path pattern. The dialect is picomatch's with its `dot` option off and negation off, as records in the wild
 * were written for it: `src/**` covers `src` itself, `[!a]` is no negation, `{1..10}` is a set, `!(a).ts` is a prefix
 * test. minimatch differs in each of these, and picomatch needs a minute and a half for some patterns; since patterns
 * are text from a repository, ours are run by a matcher of our own whose time grows with pattern times path at most.
 *
 * A path that is spelled like the pattern matches first of all: `app/[slug]/page.tsx`, `app/(group)/page.tsx`.
 */
export function compileGlob(pattern: string): Glob {
  const source = withoutDotSlash(pattern);
  if (pattern.startsWith('/') || source === '') return () => false;
  if (source.length > MAX_GLOB_LENGTH || !special.test(source)) return ({ text }) => text === source;
  const wantsDots = hasDotSegment(pattern);
  const prefix = prefixOf(pattern);
  let matches: Glob | undefined;
  return (candidate) => {
    const { text, dotted, relative } = candidate;
    if (!text.startsWith(prefix) || text === '') return false;
    if (text === source) return true;
    if (relative || (dotted && !wantsDots)) return false;
    // Compiled when a path first gets this far: most patterns of a corpus never do.
    matches ??= compileSegments(source) ?? compileGeneral(source);
    return matches(candidate);
  };
}

/** What every path begins with that a pattern matches. */
export function prefixOf(pattern: string): string {
  const source = withoutDotSlash(pattern);
  const isExact = source.length > MAX_GLOB_LENGTH || !special.test(source);
  return isExact ? source : source.slice(0, literalLength(source));
}

/** How many characters at the start are certainly part of every match; `src/**` also matches `src`. */
function literalLength(source: string): number {
  const at = source.search(special);
  return source[at - 1] === '/' ? at - 1 : at;
}
