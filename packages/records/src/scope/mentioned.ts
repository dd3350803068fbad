import type { DecisionRecord } from '../record.ts';

const named = new WeakMap<DecisionRecord, readonly string[]>();
const LONGEST = 300;
const MOST = 500;

/**
 * The paths that a record names in code font or as a link, from the root: those with a folder in them, or with a file's
 * extension. Read once. Whether they exist is for the caller to find out.
 */
export function pathsNamedIn(record: DecisionRecord): readonly string[] {
  let paths = named.get(record);
  if (paths === undefined)
    named.set(record, (paths = findPaths((record.prose ?? record.body)(), record.path)));
  return paths;
}

/** One pass: what stands between two backticks on a line, and what stands in the brackets of a link. */
function findPaths(text: string, from: string): readonly string[] {
  const found = new Set<string>();
  let link = text.indexOf('](');
  let code = text.indexOf('`');
  while ((link !== -1 || code !== -1) && found.size < MOST) {
    const isLink = code === -1 || (link !== -1 && link < code);
    const { written, next } = isLink ? linkAt(text, link) : codeAt(text, code);
    const path = written === undefined ? undefined : isLink ? linked(written, from) : rooted(written);
    if (path !== undefined) found.add(path);
    if (link !== -1 && link < next) link = text.indexOf('](', next);
    if (code !== -1 && code < next) code = text.indexOf('`', next);
  }
  return [...found];
}

interface Span {
  readonly written: string | undefined;
  /** Where to read on. */
  readonly next: number;
}

function linkAt(text: string, at: number): Span {
  const written = upTo(text, at + 2, ')');
  return { written, next: at + 2 + (written?.length ?? 0) };
}

/** Three backticks open a block, in which the lines of a tree or a command name no path. */
function codeAt(text: string, at: number): Span {
  if (text.startsWith('```', at)) {
    const close = text.indexOf('\n```', at + 3);
    return { written: undefined, next: close === -1 ? text.length : close + 4 };
  }
  const from = at + (text.startsWith('``', at) ? 2 : 1);
  const written = upTo(text, from, '`');
  return written === undefined
    ? { written, next: from }
    : { written, next: from + written.length + (from - at) };
}

function upTo(text: string, from: number, mark: string): string | undefined {
  const ahead = text.slice(from, from + LONGEST);
  const end = ahead.indexOf(mark);
  const written = end === -1 ? undefined : ahead.slice(0, end);
  return written === undefined || written.includes('\n') ? undefined : written;
}

/** Letters, digits and what names of files hold; no spaces, globs or calls. */
const PATH = /^(?:\.?\/)?[\p{L}\p{N}_.@~+\-[\]()$]+(?:\/[\p{L}\p{N}_.@~+\-[\]()$]+)*\/?$/u;

function rooted(written: string): string | undefined {
  const text = written.trim().replace(/(?::\d+(?:[-:]\d+)?|#L\d+(?:-L?\d+)?|\(\))$/, '');
  if (!PATH.test(text) || text.includes('..') || text.startsWith('~')) return undefined;
  const path = text.replace(/^\.?\//, '').replace(/\/$/, '');
  // A single word is a folder of one segment or no path at all, unless it is a file.
  return path.includes('/') || /\.[\p{L}\p{N}]{1,10}$/u.test(path) ? path : undefined;
}

/** A link is relative to the record, or to the root when it begins with a slash. */
function linked(written: string, from: string): string | undefined {
  const target = decoded(written.trim().split(/[\s#?]/, 1)[0] ?? '');
  if (target === '' || /^[a-z][a-z0-9+.-]*:/i.test(target) || target.startsWith('//')) return undefined;
  if (target.startsWith('/')) return rooted(target);
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '.' && part !== '') parts.push(part);
  }
  const path = parts.join('/');
  return path === '' ? undefined : path;
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}
