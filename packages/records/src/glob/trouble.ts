import { withoutDotSlash } from './candidate.ts';
import { MAX_GLOB_LENGTH } from './compile.ts';
import { parseGlob } from './parse.ts';
import { compileNodes, MAX_STEPS } from './program.ts';

/** A form that never matches what was meant, and what to write instead. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/^\//, 'paths begin at the root without "/", so leave the first "/" out'],
  [/^\.?$/, 'it names no file; write ** for every file'],
  [/^\s|\s$/, 'a space at its start or end counts as part of the name; remove it'],
  [/^!(?!\()/, '"!" is part of the name here; write negate: true to leave files out'],
  [/(?:^|\/)\.\.?(?:\/|$)/, 'no path has "." or ".." in it; write the path from the root'],
  [/\/$/, 'no file name ends with "/"; write /** behind the folder'],
  [/\/\//, 'no path has an empty folder in it; write one "/"'],
  [/\\[A-Za-z0-9_*?]/, '"\\" only keeps the next character from being special; write "/" between folders'],
  [/(?:^|[^\\])\[!/, '"[!" does not negate; write "[^"'],
  [
    /\{-?\d*\d{2}\.\.|\.\.-?\d\d+\}/,
    'a range stands for single characters; write the numbers out as {9,10,11}',
  ],
];

/** Why a path pattern matches nothing, or nothing that can be meant; undefined when nothing is wrong. */
export function patternTrouble(pattern: string): string | undefined {
  if (pattern.length > MAX_GLOB_LENGTH)
    return `it is longer than ${MAX_GLOB_LENGTH} characters; write several shorter ones`;
  const source = withoutDotSlash(pattern);
  const mistake = mistakes.find(([form]) => form.test(source));
  if (mistake !== undefined) return mistake[1];
  const nodes = parseGlob(source);
  if (nodes === undefined) return 'a bracket in it is never closed; close it, or put "\\" before it';
  // Counted whole, so that a pattern does not depend on what can be compared beforehand.
  if (!/[[\](){}]/.test(source)) return undefined;
  return compileNodes(nodes) === undefined
    ? `it needs more than ${MAX_STEPS} steps; write several shorter ones`
    : undefined;
}
