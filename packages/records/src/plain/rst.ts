import { MOST_LINES } from './outline.ts';

const UNDERLINE = /^([=\-~^"'`#*+:.<>_])\1{2,}\s*$/;
const CODE =
  /^\.\. (?:code-block|code|sourcecode|literalinclude|uml|graphviz|mermaid|math|raw|parsed-literal|plantuml)::/;
const DIRECTIVE = /^\.\. [\w:-]+::/;

/** reStructuredText as Markdown: underlined titles, field lists, links and literal blocks. */
export function fromRst(text: string): string {
  const lines = text.split(/\r\n|\n/, MOST_LINES);
  const out: string[] = [];
  const styles: string[] = [];
  /** Lines deeper than this belong to a literal block that is left out. */
  let literalBelow = -1;
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const indent = line.length - line.trimStart().length;
    if (literalBelow >= 0 && (line.trim() === '' || indent > literalBelow)) {
      out.push('');
      continue;
    }
    literalBelow = -1;
    const title = titleAt(lines, at);
    if (title !== undefined) {
      if (!styles.includes(title.style)) styles.push(title.style);
      const level = Math.min(styles.indexOf(title.style) + 1, 6);
      out.push(`${'#'.repeat(level)} ${inline(title.text)}`, '');
      at += title.lines - 1;
      continue;
    }
    const plain = line.trimStart();
    if (isComment(plain)) {
      literalBelow = indent;
      out.push('');
      continue;
    }
    if (CODE.test(plain)) literalBelow = indent;
    else if (/::\s*$/.test(line) && !DIRECTIVE.test(plain)) literalBelow = indent;
    out.push(lineOf(plain, indent));
  }
  return out.join('\n');
}

/** Two dots and no directive, target or footnote behind them; what lies deeper is a part of it. */
function isComment(plain: string): boolean {
  return /^\.\.(?:\s|$)/.test(plain) && !/^\.\. (?:[\w:-]+::|_|\||\[)/.test(plain);
}

interface Title {
  readonly text: string;
  readonly style: string;
  readonly lines: number;
}

function titleAt(lines: readonly string[], at: number): Title | undefined {
  const [first = '', second = '', third = ''] = [lines[at], lines[at + 1], lines[at + 2]];
  const over = UNDERLINE.exec(first)?.[1];
  if (over !== undefined) {
    const closed = second.trim() !== '' && UNDERLINE.exec(third)?.[1] === over;
    return closed ? { text: second.trim(), style: `${over}${over}`, lines: 3 } : undefined;
  }
  const under = UNDERLINE.exec(second)?.[1];
  const isText = first.trim() !== '' && !/^(?:\s|\.\. |[-*+] |:[\w ]+:)/.test(first);
  return under !== undefined && isText ? { text: first.trim(), style: under, lines: 2 } : undefined;
}

/** One line that is no title: fields become list items, rows of a list table rows, directives nothing. */
function lineOf(plain: string, indent: number): string {
  const field = /^:([\p{L}][\p{L}\p{N} _/-]*):(?:\s+(.*))?$/u.exec(plain);
  if (field !== null) return `- ${field[1] ?? ''}: ${inline(field[2] ?? '')}`;
  const cell = /^\*\s+-\s+(.*)$/.exec(plain);
  if (cell !== null) return `- ${inline(cell[1] ?? '')}:`;
  if (/^\.\. (?:_|\|)/.test(plain)) return '';
  const directive = /^\.\. ([\w-]+)::\s*(.*)$/.exec(plain);
  if (directive !== null)
    return /^(?:note|warning|attention|important|tip|hint|caution|admonition)$/.test(directive[1] ?? '')
      ? `> ${inline(directive[2] ?? '')}`
      : '';
  if (plain.startsWith('.. ')) return '';
  return `${' '.repeat(Math.min(indent, 3))}${inline(plain)}`;
}

/** Longer lines are left as they are: they are data, and patterns for links need not be fast on them. */
const LONGEST_LINE = 4000;

function inline(text: string): string {
  if (text.length > LONGEST_LINE || !text.includes('`')) return text;
  return text
    .replaceAll(/``([^`]+)``/g, '\u0000$1\u0000')
    .replaceAll(/:[\w:-]+:`([^`<]*?)\s*<([^`<>]+)>`/g, '[$1]($2)')
    .replaceAll(/:[\w:-]+:`([^`]+)`/g, '$1')
    .replaceAll(/`([^`<]*?)\s*<([^`<>]+)>`_{0,2}/g, '[$1]($2)')
    .replaceAll(/`([^`]+)`_{1,2}/g, '$1')
    .replaceAll('\u0000', '`');
}
