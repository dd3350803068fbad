import { readCharacterSet } from './character-set.ts';
import { closeOfSet, groupAt } from './groups.ts';
import { type Node, optional, text } from './nodes.ts';
import { readStars } from './stars.ts';

/** Where the reading stands. `broken` is set by a bracket that nothing closes. */
export interface Cursor {
  readonly source: string;
  at: number;
  broken: boolean;
}

/** One sequence of pieces: the whole pattern or one branch of a group. `last`: nothing of the pattern comes after it. */
export interface Scope {
  readonly end: number;
  readonly last: boolean;
}

/** Patterns of this form also match a path with `/` at its end. */
const wholeWildcard = /^(?:\*|\.\*|\*\.\*|\*\/\*|\*\*|\*\*\/\*|\*\*\/\*\.\*|\*\*\/\.\*)(?:\.\w+)*$/;
const range = /^-?\w+(?:\.\.-?\w+)+$/;

/**
 * Reads a pattern. Undefined when its brackets are not balanced: such a pattern matches only the path that is spelled
 * the same.
 */
export function parseGlob(pattern: string): readonly Node[] | undefined {
  const source = /^\*\*(?:\.\w+)+$/.test(pattern) ? `**/*${pattern.slice(2)}` : pattern;
  const cursor: Cursor = { source, at: 0, broken: false };
  const nodes = readSequence(cursor, { end: source.length, last: true });
  if (cursor.broken) return undefined;
  const open =
    nodes[nodes.length - 1]?.kind === 'star' || source.endsWith(']') || wholeWildcard.test(pattern);
  return open ? [...nodes, optional(text('/'))] : nodes;
}

/** Whether a pattern without groups also matches a path with `/` at its end. */
export function endsOpen(pattern: string): boolean {
  if (wholeWildcard.test(pattern)) return true;
  return pattern.endsWith('*') && pattern !== '**' && !pattern.endsWith('/**');
}

export function readSequence(cursor: Cursor, scope: Scope): Node[] {
  const nodes: Node[] = [];
  while (cursor.at < scope.end) readPiece(cursor, scope, nodes);
  return nodes;
}

function readPiece(cursor: Cursor, scope: Scope, nodes: Node[]): void {
  const { source, at } = cursor;
  const char = source[at] ?? '';
  const opensGroup = source[at + 1] === '(' && source[at + 2] !== '?';
  if (char === '\\' && at + 1 < scope.end) {
    cursor.at += 2;
    nodes.push(...text(source[at + 1] ?? ''));
  } else if (opensGroup && '@?+*!'.includes(char)) readExtended(cursor, scope, nodes, char);
  else if (char === '*') readStars(cursor, scope, nodes);
  else if (char === '?') {
    cursor.at += 1;
    nodes.push({ kind: 'any' });
  } else if (char === '[') readSet(cursor, nodes);
  else if (char === '{') readBraces(cursor, scope, nodes);
  else if (char === '(') readParentheses(cursor, scope, nodes);
  else {
    cursor.at += 1;
    nodes.push(...text(char));
  }
}

/** `[…]`. A file may be named like the set itself (`[slug].ts`), so that spelling counts too. */
function readSet(cursor: Cursor, nodes: Node[]): void {
  const close = closeOfSet(cursor.source, cursor.at);
  if (close === undefined) return breakOff(cursor);
  const whole = cursor.source.slice(cursor.at, close + 1);
  const set = readCharacterSet(whole.slice(1, -1));
  cursor.at = close + 1;
  pushRepeatable(cursor, nodes, { kind: 'either', branches: [[{ kind: 'set', set }], text(whole)] });
}

function readBraces(cursor: Cursor, scope: Scope, nodes: Node[]): void {
  const group = groupAt(cursor.source, cursor.at);
  if (group === undefined || group.close >= scope.end) return breakOff(cursor);
  const content = cursor.source.slice(cursor.at + 1, group.close);
  if (group.separators.length > 0) {
    nodes.push({ kind: 'either', branches: readBranches(cursor, scope, group) });
  } else if (range.test(content)) {
    // `{1..3}` is the set of characters from the smaller to the larger end, so `{1..10}` is 0 and 1.
    const set = readCharacterSet(content.split('..').sort().join('-'));
    cursor.at = group.close + 1;
    nodes.push(set.ranges.length > 0 ? { kind: 'set', set } : { kind: 'either', branches: [text(content)] });
  } else readLiteralPair(cursor, scope, nodes, group.close);
}

/** `(a|b)` is a choice; `(group)` without `|` is a folder of that name. */
function readParentheses(cursor: Cursor, scope: Scope, nodes: Node[]): void {
  const group = groupAt(cursor.source, cursor.at);
  if (group === undefined || group.close >= scope.end) return breakOff(cursor);
  if (group.separators.length === 0) return readLiteralPair(cursor, scope, nodes, group.close);
  const branches = readBranches(cursor, scope, group);
  pushRepeatable(cursor, nodes, { kind: 'either', branches });
}

/** `@(…)`, `?(…)`, `+(…)`, `*(…)`, `!(…)`. */
function readExtended(cursor: Cursor, scope: Scope, nodes: Node[], sign: string): void {
  cursor.at += 1;
  const group = groupAt(cursor.source, cursor.at);
  if (group === undefined || group.close >= scope.end) return breakOff(cursor);
  const inner = cursor.source.slice(cursor.at + 1, group.close);
  const branches = readBranches(cursor, scope, group);
  if (sign === '@') nodes.push({ kind: 'either', branches });
  else if (sign === '?') nodes.push({ kind: 'either', branches: [...branches, []] });
  else if (sign === '!') nodes.push(exclusion(cursor, inner, branches));
  else {
    const repeat: Node = { kind: 'repeat', body: [{ kind: 'either', branches }] };
    nodes.push(sign === '+' ? repeat : optional([repeat]));
  }
}

/**
 * `!(a)` before other text also excludes what merely begins with `a`; at the end, or with a `/` inside, only `a` itself.
 * With a star inside and a plain extension after it, the extension belongs to what is excluded.
 */
function exclusion(cursor: Cursor, inner: string, branches: readonly (readonly Node[])[]): Node {
  const rest = cursor.source.slice(cursor.at);
  const crosses = inner.length > 1 && inner.includes('/');
  if (inner.includes('*') && /^\.[^\\/.]+$/.test(rest)) {
    const tail = parseGlob(rest) ?? text(rest);
    return { kind: 'not', branches: branches.map((branch) => [...branch, ...tail]), toEnd: false, crosses };
  }
  return { kind: 'not', branches, toEnd: crosses || /^\)*$/.test(rest), crosses };
}

/** Reads the branches between the separators of a group and leaves the cursor behind its end. */
function readBranches(
  cursor: Cursor,
  scope: Scope,
  group: { readonly close: number; readonly separators: readonly number[] },
): readonly (readonly Node[])[] {
  const last = scope.last && group.close + 1 === scope.end;
  const branches = [...group.separators, group.close].map((end) => {
    cursor.at += 1;
    return readSequence(cursor, { end, last });
  });
  cursor.at = group.close + 1;
  return branches;
}

function readLiteralPair(cursor: Cursor, scope: Scope, nodes: Node[], close: number): void {
  nodes.push(...text(cursor.source[cursor.at] ?? ''));
  cursor.at += 1;
  while (cursor.at < close) readPiece(cursor, { ...scope, end: close, last: false }, nodes);
  nodes.push(...text(cursor.source[close] ?? ''));
  cursor.at = close + 1;
}

/** `+` right behind a set or a choice means "once or more"; anywhere else it stands for itself. */
function pushRepeatable(cursor: Cursor, nodes: Node[], node: Node): void {
  const repeated = cursor.source[cursor.at] === '+' && cursor.source[cursor.at + 1] !== '(';
  if (repeated) cursor.at += 1;
  nodes.push(repeated ? { kind: 'repeat', body: [node] } : node);
}

function breakOff(cursor: Cursor): void {
  cursor.broken = true;
  cursor.at = cursor.source.length;
}
