import { readSimpleValue } from './simple-value.ts';

interface Line {
  readonly indent: number;
  readonly text: string;
}

interface Cursor {
  readonly lines: Line[];
  at: number;
}

type Mapping = Record<string, unknown>;

/** Deeper than any record, and well within what the whole parser allows. */
const MAX_INDENT = 12;

const PAIR = /^([A-Za-z][A-Za-z0-9_-]*):(?: +(.+))?$/;

/**
 * Reads the part of YAML that nearly every record keeps to, in a tenth of the time that a whole parser takes while it
 * is cold: block mappings and lists, with values on their own line. Undefined for all else, right or wrong. Where it
 * answers, it answers what the whole parser would; a property test holds the two together.
 */
export function readSimple(source: string): Mapping | undefined {
  const lines = linesOf(source);
  if (lines === undefined || lines.length === 0) return undefined;
  const cursor = { lines, at: 0 };
  const value = readMapping(cursor, 0);
  return cursor.at === lines.length ? value : undefined;
}

/** Characters that YAML refuses, or that end or indent lines in other ways than LF and spaces. */
const UNUSUAL = /[\u0000-\u0009\u000B-\u001F\u007F-\u009F\uFEFF\uFFFE\uFFFF]|\p{Cs}/u;

/** Lines without blank ones and comments. Undefined when the text holds unusual characters or a deep line. */
function linesOf(source: string): Line[] | undefined {
  const text = source.replaceAll('\r\n', '\n');
  if (UNUSUAL.test(text)) return undefined;
  const lines: Line[] = [];
  for (const line of text.split('\n')) {
    const [, indent = '', content = ''] = /^( *)(.*?) *$/s.exec(line) ?? [];
    if (content === '' || content.startsWith('#')) continue;
    if (indent.length > MAX_INDENT) return undefined;
    lines.push({ indent: indent.length, text: content });
  }
  return lines;
}

function readMapping(cursor: Cursor, indent: number): Mapping | undefined {
  const pairs = Object.create(null) as Mapping;
  for (
    let line = cursor.lines[cursor.at];
    line !== undefined && line.indent >= indent;
    line = cursor.lines[cursor.at]
  ) {
    const [, key, text] = (line.indent === indent && PAIR.exec(line.text)) || [];
    if (key === undefined || key in pairs) return undefined;
    cursor.at += 1;
    const value = text === undefined ? readBelow(cursor, indent) : readSimpleValue(text);
    if (value === undefined) return undefined;
    pairs[key] = value;
  }
  return pairs;
}

/** What stands below a key: a list, which may be as far left as the key, a mapping, or nothing. */
function readBelow(cursor: Cursor, indent: number): unknown {
  const next = cursor.lines[cursor.at];
  if (next === undefined || next.indent < indent) return null;
  if (isItem(next)) return readList(cursor, next.indent);
  return next.indent === indent ? null : readMapping(cursor, next.indent);
}

function readList(cursor: Cursor, indent: number): readonly unknown[] | undefined {
  const items: unknown[] = [];
  for (
    let line = cursor.lines[cursor.at];
    line !== undefined && line.indent >= indent;
    line = cursor.lines[cursor.at]
  ) {
    if (line.indent > indent) return undefined;
    if (!isItem(line)) break;
    const text = line.text.replace(/^- +/, '');
    const item = PAIR.test(text) ? readItemMapping(cursor, line, text) : readItem(cursor, text);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

function readItem(cursor: Cursor, text: string): unknown {
  cursor.at += 1;
  return readSimpleValue(text);
}

/** `- key: value` begins a mapping whose other keys stand below that first one. */
function readItemMapping(cursor: Cursor, line: Line, text: string): Mapping | undefined {
  const indent = line.indent + line.text.length - text.length;
  cursor.lines[cursor.at] = { indent, text };
  return readMapping(cursor, indent);
}

function isItem(line: Line): boolean {
  return line.text.startsWith('- ');
}
