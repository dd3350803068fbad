import { MOST_LINES } from './outline.ts';

const BLOCK = /^(?:-{4,}|\.{4,}|\+{4,}|\/{4,})\s*$/;

/** AsciiDoc as Markdown: `=` titles, header attributes, blocks, tables and links. */
export function fromAsciiDoc(text: string): string {
  const out: string[] = [];
  let block: string | undefined;
  let cells: string[] | undefined;
  for (const line of text.split(/\r\n|\n/, MOST_LINES)) {
    if (block !== undefined) {
      if (line.trimEnd() === block) block = undefined;
      out.push('');
    } else if (BLOCK.test(line)) {
      block = line.trimEnd();
      out.push('');
    } else if (/^\|={3,}\s*$/.test(line)) {
      if (cells !== undefined) out.push(...rowsOf(cells));
      cells = cells === undefined ? [] : undefined;
    } else if (cells !== undefined) takeCells(line, cells, out);
    else out.push(lineOf(line));
  }
  return out.join('\n');
}

/** A row on one line is a row; cells on lines of their own are gathered and paired at the end of the table. */
function takeCells(line: string, cells: string[], out: string[]): void {
  const parts = line.split(/(?:^|\s)(?:[\d.*+<^>]*[a-z]?)\|/).map((part) => part.trim());
  if (!line.trimStart().startsWith('|')) {
    if (line.trim() !== '' && cells.length > 0) cells[cells.length - 1] += ` ${line.trim()}`;
  } else if (parts.length > 2) out.push(`| ${parts.slice(1).map(inline).join(' | ')} |`);
  else cells.push(parts[1] ?? '');
}

function rowsOf(cells: readonly string[]): readonly string[] {
  const rows: string[] = [];
  for (let at = 0; at + 1 < cells.length; at += 2) {
    rows.push(`| ${inline(cells[at] ?? '')} | ${inline(cells[at + 1] ?? '')} |`);
  }
  return rows;
}

function lineOf(line: string): string {
  const title = /^(={1,6})\s+(.+?)\s*=*$/.exec(line);
  if (title !== null) return `${'#'.repeat((title[1] ?? '').length)} ${inline(title[2] ?? '')}`;
  if (line.startsWith('//')) return '';
  const attribute = /^:!?([\p{L}][\p{L}\p{N} _-]*):(?:\s+(.*))?$/u.exec(line);
  if (attribute !== null) return `- ${attribute[1] ?? ''}: ${inline(attribute[2] ?? '')}`;
  // Attributes of the next block, anchors, and the delimiters of example and quote blocks.
  if (/^\[[^\]]*\]\s*$|^(?:={4,}|\*{4,}|_{4,}|--)\s*$|^(?:include|toc|image)::/.test(line)) return '';
  if (/^\.[^\s.]/.test(line)) return `**${inline(line.slice(1))}**`;
  return inline(line);
}

/** Longer lines are left as they are: they are data, and patterns for links need not be fast on them. */
const LONGEST_LINE = 4000;

function inline(text: string): string {
  if (text.length > LONGEST_LINE || !/[[<]/.test(text)) return text;
  return text
    .replaceAll(/<<([^,<>]+),\s*([^<>]+)>>/g, '[$2]($1)')
    .replaceAll(/<<([^<>]+)>>/g, '[$1]($1)')
    .replaceAll(
      /(?:link|xref):([^[\]\s]+)\[([^\]]*)\]/g,
      (_, address: string, name: string) =>
        `[${name === '' ? address : name.replace(/\^$/, '')}](${address})`,
    )
    .replaceAll(/(https?:\/\/[^[\]\s]+)\[([^\]]*)\]/g, '[$2]($1)');
}
