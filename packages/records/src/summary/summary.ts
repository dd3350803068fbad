import type { DecisionRecord } from '../record.ts';
import { isDecisionName, isMetadataName } from './names.ts';
import { flatten, withoutComments } from './flatten.ts';
import { type Section, sectionsOf } from './sections.ts';
import { shorten } from './shorten.ts';

/** The longest summary, in code points. */
export const SUMMARY_LENGTH = 300;
/** More than this never reaches a summary, so no more is worked on. */
const MAX_TEXT = 4096;

const known = new WeakMap<DecisionRecord, string>();

/** The decision itself, so that nobody need open the file to obey it: read from the record's text, once. */
export function summaryOf(record: DecisionRecord): string {
  let summary = known.get(record);
  if (summary === undefined) known.set(record, (summary = summarise((record.prose ?? record.body)())));
  return summary;
}

/** The first sentences of the Decision or Decision Outcome section, else of the first paragraph; empty without text. */
export function summarise(markdown: string): string {
  const sections = sectionsOf(withoutComments(markdown));
  for (const [at, section] of sections.entries()) {
    if (!isDecisionName(nameOf(section.heading))) continue;
    const text = textFrom(sections, at);
    if (text !== '') return shorten(text, SUMMARY_LENGTH);
  }
  for (const section of sections) {
    if (isMetadataName(nameOf(section.heading))) continue;
    const paragraph = paragraphsOf(section.lines)
      .map(flatten)
      .find((text) => text !== '');
    if (paragraph !== undefined) return shorten(paragraph, SUMMARY_LENGTH);
  }
  return '';
}

function nameOf(heading: string): string {
  return flatten(heading.slice(0, 200))
    .replace(/^[\d.)\s]+/, '')
    .replace(/[\s#:]+$/, '');
}

/** The text of the first section from `at` on that has some, as far as sections are nested under that one. */
function textFrom(sections: readonly Section[], at: number): string {
  const level = sections[at]?.level ?? 0;
  for (let next = at; next < sections.length; next += 1) {
    const section = sections[next] as Section;
    if (next > at && section.level <= level) return '';
    const text = joinParagraphs(paragraphsOf(section.lines).map(flatten));
    if (text !== '') return text;
  }
  return '';
}

/** One text of at most `MAX_TEXT`; a `;` stands between items that end without a mark. */
function joinParagraphs(paragraphs: readonly string[]): string {
  let text = '';
  for (const paragraph of paragraphs) {
    if (text.length > MAX_TEXT) break;
    if (paragraph !== '')
      text += `${text === '' ? '' : /[.!?:;,…。！？]["'”’)\]]*$/.test(text) ? ' ' : '; '}${paragraph}`;
  }
  return text.slice(0, MAX_TEXT);
}

/** Paragraphs and list items as one string each; lines such as `* Status: accepted` and table rows are left out. */
function paragraphsOf(lines: readonly string[]): readonly string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  let inList = false;
  const close = () => {
    if (open.length > 0) paragraphs.push(open.join(' ').slice(0, MAX_TEXT));
    open = [];
  };
  for (const line of lines) {
    const plain = line.replace(/^\s*(?:>\s?)*/, '');
    // Inside a paragraph only a list that begins at 1 may start: "exit codes 0, 1 and", next line "2. We add keys".
    const mark: RegExp =
      inList || open.length === 0 ? /^(?:[-*+]|\d+[.)])\s+(.*)$/ : /^(?:[-*+]|1[.)])\s+(.*)$/;
    const item: RegExpExecArray | null = mark.exec(plain);
    if (plain.trim() === '' || item !== null) close();
    inList = item !== null || (inList && open.length > 0);
    const content = item?.[1] ?? plain;
    if (!isMetadata(content)) open.push(withoutBreak(content.trim()));
    else close();
  }
  close();
  return paragraphs.filter((paragraph) => paragraph !== '');
}

/** A backslash at the end of a line is a hard line break; lines are joined here, so it would stand before a space. */
function withoutBreak(line: string): string {
  const slashes = /\\+$/.exec(line)?.[0].length ?? 0;
  return slashes % 2 === 1 ? line.slice(0, -1).trimEnd() : line;
}

function isMetadata(line: string): boolean {
  if (/^\s*(?:\||(?:[-*_]\s*){3,}$|\[[^\]]+\]:\s)/.test(line)) return true;
  const label = /^[\s*_]*(\p{L}[\p{L} -]{0,30}?)[\s*_]*[:：]/u.exec(line)?.[1];
  return label !== undefined && isMetadataName(label);
}
