import type { Glob } from './compile.ts';
import type { Node } from './nodes.ts';
import { parseGlob } from './parse.ts';
import { compileNodes } from './program.ts';
import { type Program, runProgram } from './run.ts';

const never: Glob = () => false;

/** Compiles any pattern to a program. One that is broken or too long matches only the path that is spelled the same. */
export function compileGeneral(source: string): Glob {
  const nodes = parseGlob(source);
  if (nodes === undefined) return never;
  const first = leadingText(nodes);
  if (first.length === nodes.length) return ({ text }) => text === first;
  const last = leadingText([...nodes].reverse());
  const suffix = Array.from({ length: last.length }, (_, at) => last[last.length - 1 - at]).join('');
  // An exclusion looks beyond its own text, so there the program reads the suffix too.
  const tail = looksAhead(nodes) ? 0 : suffix.length;
  const program = compileNodes(nodes.slice(first.length, nodes.length - tail));
  return program === undefined ? never : ({ text }) => matches(program, text, first, suffix, tail);
}

function matches(program: Program, text: string, prefix: string, suffix: string, tail: number): boolean {
  if (text.length < prefix.length + suffix.length) return false;
  if (!text.startsWith(prefix) || !text.endsWith(suffix)) return false;
  return runProgram(program, text, prefix.length, text.length - tail);
}

function leadingText(nodes: readonly Node[]): string {
  const end = nodes.findIndex(({ kind }) => kind !== 'char');
  return nodes
    .slice(0, end < 0 ? nodes.length : end)
    .map((node) => (node.kind === 'char' ? String.fromCharCode(node.code) : ''))
    .join('');
}

function looksAhead(nodes: readonly Node[]): boolean {
  return nodes.some((node) => {
    if (node.kind === 'either') return node.branches.some(looksAhead);
    return node.kind === 'not' || (node.kind === 'repeat' && looksAhead(node.body));
  });
}
