import { type Labelled, labelledIn } from './labelled.ts';
import type { Field } from './labels.ts';
import type { Outline } from './outline.ts';
import type { Section } from './sections.ts';
import { isRow, tableFields } from './table.ts';

/** A field as the text states it. */
export interface Fact {
  readonly field: Field;
  /** In Markdown; never empty. */
  readonly value: string;
}

/** Fields stand at the top of a record; a table of them is seldom longer than this. */
const MOST_LINES = 80;

/** The fields stated in lines `from` to `to`. */
export function factsIn({ lines }: Outline, from: number, to: number): readonly Fact[] {
  const facts: Fact[] = [];
  const end = Math.min(to, from + MOST_LINES);
  for (let at = from; at < end; at += 1) {
    const line = unquoted(lines[at] ?? '');
    if (line === '' || line.startsWith('#') || line.trim() === '') continue;
    if (isRow(line, unquoted(lines[at + 1] ?? ''))) {
      const last = lastRow(lines, at, end);
      facts.push(...tableFields(lines.slice(at, last + 1).map(unquoted)).flatMap(stated));
      at = last;
      continue;
    }
    for (const labelled of labelledIn(htmlCells(line)))
      facts.push(...stated(withValue(labelled, lines, at + 1, end)));
  }
  return facts;
}

/** The last line of a table: every line with a bar in it, once the table has begun. */
function lastRow(lines: readonly string[], at: number, end: number): number {
  let last = at;
  while (last + 1 < end && (lines[last + 1] ?? '').includes('|')) last += 1;
  return last;
}

/** A quotation may hold a table: `>| Status | Accepted |`. */
function unquoted(line: string): string {
  return line.startsWith('>') ? line.replace(/^(?:>\s?)+/, '') : line;
}

function stated({ field, value }: Labelled): readonly Fact[] {
  return value === '' ? [] : [{ field, value }];
}

/** A label at the end of its line has its value on the next one that is not empty. */
function withValue(labelled: Labelled, lines: readonly string[], from: number, to: number): Labelled {
  if (labelled.value !== '') return labelled;
  for (let at = from; at < Math.min(to, from + 3); at += 1) {
    const line = htmlCells(lines[at] ?? '').trim();
    if (line === '') continue;
    const isOther = labelledIn(line).length > 0 || line.startsWith('#');
    return isOther ? labelled : { ...labelled, value: line.replace(/^(?:[-*+>:]|\[[xX]\])\s+/, '') };
  }
  return labelled;
}

/** A row of an HTML table or list of definitions on one line reads like a label. */
function htmlCells(line: string): string {
  if (line.length > 2000 || !/<(?:td|th|dt|dd|tr|li|p)\b/i.test(line)) return line;
  return line
    .replaceAll(/<\/(?:td|th|dt)>\s*(?=<)/gi, ': ')
    .replaceAll(/<\/?(?:td|th|dt|dd|tr|li|ul|table|tbody|thead|p)\b[^<>]*>/gi, ' ')
    .trim();
}

/** The parts of a text where fields stand: before the first section, and under a heading such as Metadata. */
export function factsOf(outline: Outline, sections: readonly Section[]): readonly Fact[] {
  const facts: Fact[] = [];
  const first = sections.find((section, at) => !isTitle(section, sections[at - 1], outline));
  facts.push(...factsIn(outline, 0, first === undefined ? outline.lines.length : first.from - 1));
  for (const [at, section] of sections.entries()) {
    if (section.kind === 'metadata' || (section.kind === 'links' && at > 0)) {
      facts.push(...factsIn(outline, section.from, section.to));
    }
  }
  return facts;
}

/** The first heading, unless it names a part of the record, and one right below a heading that says nothing more. */
function isTitle({ kind, level }: Section, before: Section | undefined, { lines }: Outline): boolean {
  if (kind !== 'none') return kind === 'title';
  return (
    before === undefined ||
    level === 1 ||
    lines.slice(before.from, before.to).every((line) => line.trim() === '')
  );
}
