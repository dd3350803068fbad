import { type Candidate, hasDotSegment, withoutDotSlash } from './candidate.ts';
import type { Node } from './nodes.ts';
import { parseGlob } from './parse.ts';
import { compileNodes, type Program } from './program.ts';
import { runProgram } from './run.ts';

/** Longer patterns are compared literally only; `patternTrouble` says so. */
export const MAX_GLOB_LENGTH = 1024;

export type Glob = (candidate: Candidate) => boolean;

const special = /[\\*?[\]{}()!+@]/;

/**
 * Compiles a path pattern. The dialect is picomatch's with its `dot` option off and negation off, as records in the wild
 * were written for it: `src/**` covers `src` itself, `[!a]` is no negation, `{1..10}` is a set, `!(a).ts` is a prefix
 * test. minimatch differs in each of these, and picomatch needs a minute and a half for some patterns; since patterns
 * are text from a repository, ours are run by a matcher of our own that takes linear time.
 *
 * A path that is spelled like the pattern matches first of all: `app/[slug]/page.tsx`, `app/(group)/page.tsx`.
 */
export function compileGlob(pattern: string): Glob {
  const source = withoutDotSlash(pattern);
  const wantsDots = hasDotSegment(pattern);
  if (pattern.startsWith('/') || source === '') return () => false;
  if (source.length > MAX_GLOB_LENGTH || !special.test(source)) return ({ text }) => text === source;
  const prefix = source.slice(0, literalLength(source));
  let parts: Parts | undefined;
  return ({ text, dotted, relative }) => {
    if (text === source) return true;
    if (text === '' || relative || (dotted && !wantsDots) || !text.startsWith(prefix)) return false;
    parts ??= partsOf(source);
    return matchesParts(parts, text);
  };
}

/** How many characters at the start are certainly part of every match. `src/**` may match `src`. */
function literalLength(source: string): number {
  const at = source.search(special);
  return source[at - 1] === '/' || '@?+*!'.includes(source[at] ?? '-') ? Math.max(0, at - 1) : at;
}

/** A pattern cut into what can be compared as text and the rest. */
interface Parts {
  readonly prefix: string;
  readonly suffix: string;
  /** The longest text between them that every match contains. */
  readonly inner: string;
  /** Undefined: the pattern is text throughout (`exact`), or it is too long or broken and matches only its own spelling. */
  readonly program: Program | undefined;
  readonly exact: boolean;
  /** How much of the path's end the program does not read. */
  readonly tail: number;
}

const nothing: Parts = { prefix: '', suffix: '', inner: '', program: undefined, exact: false, tail: 0 };

function partsOf(source: string): Parts {
  const nodes = parseGlob(source);
  if (nodes === undefined) return nothing;
  const runs = textRuns(nodes);
  const first = runs[0];
  if (first !== undefined && first.length === nodes.length)
    return { ...nothing, prefix: first.text, exact: true };
  const prefix = first?.at === 0 ? first : undefined;
  const final = runs[runs.length - 1];
  const suffix = final !== undefined && final.at + final.length === nodes.length ? final : undefined;
  // An exclusion looks beyond its own text, so its program reads to the end.
  const tail = suffix !== undefined && !looksAhead(nodes) ? suffix : undefined;
  const middle = nodes.slice(prefix?.length ?? 0, tail?.at ?? nodes.length);
  const program = compileNodes(middle);
  if (program === undefined) return nothing;
  const inner = runs.filter((run) => run !== prefix && run !== suffix).map((run) => run.text);
  inner.sort((a, b) => b.length - a.length);
  const texts = { prefix: prefix?.text ?? '', suffix: suffix?.text ?? '', inner: inner[0] ?? '' };
  return { ...texts, program, exact: false, tail: tail?.length ?? 0 };
}

function matchesParts(parts: Parts, text: string): boolean {
  const { prefix, suffix, inner, program } = parts;
  if (parts.exact) return text === prefix;
  if (program === undefined || text.length < prefix.length + suffix.length) return false;
  if (!text.startsWith(prefix) || !text.endsWith(suffix) || !text.includes(inner)) return false;
  return runProgram(program, text, prefix.length, text.length - parts.tail);
}

function looksAhead(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'either') return node.branches.some(looksAhead);
    return node.kind === 'not' || (node.kind === 'repeat' && looksAhead(node.body));
  });
}

interface Run {
  readonly at: number;
  readonly length: number;
  readonly text: string;
}

function textRuns(nodes: readonly Node[]): readonly Run[] {
  const runs: Run[] = [];
  let codes: number[] = [];
  for (let at = 0; at <= nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.kind === 'char') codes.push(node.code);
    else if (codes.length > 0) {
      const { length } = codes;
      runs.push({ at: at - length, length, text: String.fromCharCode(...codes) });
      codes = [];
    }
  }
  return runs;
}
