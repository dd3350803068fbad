import { type Node, optional, SLASH, text } from './nodes.ts';
import type { Cursor, Scope } from './parse.ts';

const globstar: Node = { kind: 'globstar' };

/** Reads a run of `*`. Two of them that fill a segment cross `/`; any other number, or with text beside them, do not. */
export function readStars(cursor: Cursor, scope: Scope, nodes: Node[]): void {
  const { source } = cursor;
  const start = cursor.at;
  const fromSegment = nodes.length === 0 || source[start - 1] === '/';
  // The last star of `**(a)` belongs to the group behind it.
  while (cursor.at < scope.end && source[cursor.at] === '*' && (cursor.at === start || !opensGroup(cursor))) {
    cursor.at += 1;
  }
  const count = cursor.at - start;
  const fills = count === 2 && fromSegment && (cursor.at === scope.end || source[cursor.at] === '/');
  if (!fills) {
    nodes.push({ kind: 'star', mayBeEmpty: count > 1 });
    return;
  }
  while (repeats(cursor, scope)) cursor.at += 3;
  const before = nodes[nodes.length - 1];
  if (cursor.at < scope.end) {
    // `a/**/b` is `a/b` too.
    cursor.at += 1;
    nodes.push(optional([globstar, ...text('/')]));
  } else if (
    scope.last &&
    before?.kind === 'char' &&
    before.code === SLASH &&
    !isStar(nodes[nodes.length - 2])
  ) {
    // `a/**` is `a` too, but `packages/*/**` is not every file in packages.
    nodes.pop();
    nodes.push(optional([...text('/'), globstar]));
  } else nodes.push(globstar);
}

function isStar(node: Node | undefined): boolean {
  return node?.kind === 'star';
}

function opensGroup(cursor: Cursor): boolean {
  return cursor.source[cursor.at + 1] === '(' && cursor.source[cursor.at + 2] !== '?';
}

/** `/**` behind a globstar says the same again. */
function repeats(cursor: Cursor, scope: Scope): boolean {
  const end = cursor.at + 3;
  return cursor.source.startsWith('/**', cursor.at) && (end === scope.end || cursor.source[end] === '/');
}
