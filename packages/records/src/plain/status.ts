import type { Status } from '../report.ts';
import { wordsOf } from '../status/inline.ts';
import { opensSuperseded, readStatement, type StatusReading } from '../status/statement.ts';
import { type Fact, factsIn } from './facts.ts';
import { type Front, frontField, textsOf } from './front.ts';
import { badgeIn } from './badge.ts';
import type { Outline } from './outline.ts';
import type { Reference } from './reference.ts';
import type { Section } from './sections.ts';
import { successorsIn } from './supersession.ts';

export interface StatedStatusText {
  readonly status: Status;
  readonly how: StatusReading['how'] | 'absent';
  /** As written; absent when no status is stated. */
  readonly text?: string;
}

const ABSENT: StatedStatusText = { status: 'unknown', how: 'absent' };
const MOST_STATEMENTS = 30;
const LONGEST_TEXT = 200;

/** The status that a text states: in the facts at its top, else in its section. */
export function statusIn(
  outline: Outline,
  sections: readonly Section[],
  facts: readonly Fact[],
): StatedStatusText {
  const found: StatedStatusText[] = [];
  const own = facts.filter(({ field }) => field === 'status').map(({ value }) => value);
  if (own.length > 0) found.push(ofStatements(own));
  else {
    const badge = badgeIn(outline, sections.find(({ level }) => level > 1)?.from ?? outline.lines.length);
    if (badge !== undefined) found.push(ofStatements([badge]));
  }
  for (const section of sections) {
    if (section.kind === 'status') found.push(ofSection(outline, section));
    if (settled(found) !== undefined) break;
  }
  if (settled(found) === undefined) found.push(...ofHeadings(sections));
  return best(found);
}

/** A heading such as `## Superseded by [x](y.md)`, or a mark in the title: `# [Deprecated] Use it`. */
function ofHeadings(sections: readonly Section[]): readonly StatedStatusText[] {
  const title = sections[0]?.heading;
  const others = sections.filter(({ level }) => level > 1).map(({ heading }) => heading);
  const over = others.find(
    (heading) => heading.length < 200 && opensSuperseded(heading) && successorsIn(heading).length > 0,
  );
  if (over !== undefined) return [shown('stated', 'superseded', over)];
  const [, before, behind] =
    /^\s*[[(]([\p{L} ]{4,20})[\])]|[[(]([\p{L} ]{4,20})[\])]\s*$/u.exec((title ?? '').slice(0, 300)) ?? [];
  const mark = before ?? behind ?? '';
  return STATUS_TAG.test(mark) ? [ofStatements([mark])] : [];
}

/** What is said for certain wins; text that nobody understands is still better than none. */
function best(found: readonly StatedStatusText[]): StatedStatusText {
  const first = (how: StatedStatusText['how']) => found.find((one) => one.how === how);
  return settled(found) ?? first('unknown') ?? first('placeholder') ?? ABSENT;
}

function settled(found: readonly StatedStatusText[]): StatedStatusText | undefined {
  return found.find(({ how }) => how === 'stated' || how === 'typo');
}

function ofSection(outline: Outline, { from, to, value }: Section): StatedStatusText {
  const lines = outline.lines
    .slice(from, Math.min(to, from + 4 * MOST_STATEMENTS))
    .filter((line) => line !== '' && line.trim() !== '');
  const rows = lines.some((line) => MAY_BE_FACT.test(line))
    ? factsIn(outline, from, to).filter(({ field }) => field === 'status')
    : [];
  if (rows.length > 0) return ofAll([value, ...rows.map((fact) => fact.value)]);
  const items = lines.filter((line) => !/^\s*(?:\||(?:[-*_]\s*){3,}$)/.test(line));
  // A quotation is often the template's own advice, with the status below it.
  const own = items.filter((line) => !line.trimStart().startsWith('>'));
  const stated = own.length === items.length ? ABSENT : ofAll([value, ...itemsOf(own)]);
  return settled([stated]) ?? ofAll([value, ...itemsOf(items)]);
}

function ofAll(statements: readonly string[]): StatedStatusText {
  const said = statements.filter((text) => text !== '');
  return said.length === 0 ? ABSENT : ofStatements(said);
}

const MAY_BE_FACT = /[|:：<]|\*\*/;

/** The lines of a section without list marks. Of boxes to tick, only ticked ones count. */
function itemsOf(lines: readonly string[]): readonly string[] {
  const ticked = lines.filter((line) => /^\s*[-*+]\s+\[[xX]\]/.test(line));
  const chosen = ticked.length > 0 ? ticked : lines;
  const items = chosen.map((line) =>
    line.trim().replace(/^(?:>\s*)*(?:[-*+•]\s+|\d+[.)]\s+)?(?:\[[xX ]\]\s+)?/, ''),
  );
  const isMenu = ticked.length === 0 && lines.some((line) => /^\s*[-*+]\s+\[ \]/.test(line));
  return isMenu ? [items.join(' | ')] : items;
}

/** Several statements are a history, of which the latest holds, or a status with remarks, of which the first does. */
function ofStatements(statements: readonly string[]): StatedStatusText {
  if (statements.length === 1) {
    const [text = ''] = statements;
    const { how, status } = readStatement(text);
    return shown(how, status, text);
  }
  const readings = statements.slice(0, MOST_STATEMENTS).map((text) => ({ text, ...readStatement(text) }));
  if (isMenu(statements.map(wordsOf), readings))
    return shown('placeholder', 'unknown', statements.join(' | '));
  const stated = readings.filter(({ how }) => how === 'stated' || how === 'typo');
  const over = stated.find(({ text, status }) => status === 'superseded' && opensSuperseded(text));
  const dated = stated.filter(({ text }) => dayIn(text) !== undefined);
  const latest =
    dated.length > 1
      ? dated.reduce((last, one) => ((dayIn(one.text) ?? '') >= (dayIn(last.text) ?? '') ? one : last))
      : undefined;
  const chosen = over ?? latest ?? stated[0] ?? readings[0];
  return chosen === undefined ? ABSENT : shown(chosen.how, chosen.status, chosen.text);
}

function shown(how: StatedStatusText['how'], status: Status, text: string): StatedStatusText {
  return { status, how, text: text.trim().slice(0, LONGEST_TEXT) };
}

/** Bare statuses one below the other are what a template offers. */
function isMenu(words: readonly string[], readings: readonly StatusReading[]): boolean {
  const bare = readings.filter(
    ({ how }, at) =>
      how === 'stated' && /^\P{N}+$/u.test(words[at] ?? '') && (words[at] ?? '').split(' ').length <= 2,
  );
  return bare.length === readings.length && new Set(bare.map(({ status }) => status)).size > 2;
}

function dayIn(text: string): string | undefined {
  const [, year, month, day] = /\b(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})\b/.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : undefined;
}

/** What front matter says of the status, with the records that it names as successors. */
export interface FrontStatus extends StatedStatusText {
  readonly links: readonly Reference[];
}

/** Words that pages of a website have in front matter too, where they speak of the page. */
const PAGE_WORDS =
  /^(?:published|complete|completed|done|current|active|live|released|draft|final|stable|public)$/i;

/** The status in front matter: under any name for it, else the one tag that is a status. */
export function frontStatus(front: Front): FrontStatus {
  const stated = frontField(front, 'status');
  if (stated.length > 0) {
    const links = stated.flatMap((text) => successorsIn(text));
    return { ...ofStatements(stated), links };
  }
  const tags = textsOf(front.values['tags']).map((text) => ({ text, ...readStatement(text) }));
  const said = tags.filter(({ how, text }) => how === 'stated' && STATUS_TAG.test(text));
  return said.length === 1 && said[0] !== undefined
    ? { ...shown('stated', said[0].status, said[0].text), links: [] }
    : { ...ABSENT, links: [] };
}

const STATUS_TAG = /^(?:draft|proposed|accepted|rejected|superseded|deprecated|approved)$/i;

/** Front matter is the place for it, but a word that may speak of the page gives way to the text. */
export function strongest(inFront: StatedStatusText, inBody: StatedStatusText): StatedStatusText {
  const isPageWord =
    PAGE_WORDS.test(inFront.text ?? '') && (inBody.how === 'stated' || inBody.how === 'typo');
  return best(isPageWord ? [inBody, inFront] : [inFront, inBody]);
}
