import { hasDotSegment, withoutDotSlash } from './candidate.ts';
import { MAX_GLOB_LENGTH } from './compile.ts';
import { parseGlob } from './parse.ts';
import { compileNodes } from './program.ts';

/** Why a path pattern can match nothing, or surely not what was meant; undefined when nothing is wrong. */
export function patternTrouble(pattern: string): string | undefined {
  const source = withoutDotSlash(pattern);
  if (pattern.startsWith('/')) return 'it begins with "/", and paths here begin at the root without one';
  if (source.length > MAX_GLOB_LENGTH) return `it is longer than ${MAX_GLOB_LENGTH} characters`;
  if (hasDotSegment(source)) return undefined;
  const nodes = parseGlob(source);
  if (nodes === undefined)
    return 'a bracket is never closed, so it matches only a path that is spelled the same';
  if (compileNodes(nodes) === undefined) return 'it is too long to match';
  return undefined;
}
