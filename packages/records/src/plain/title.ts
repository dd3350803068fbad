import { flatten } from '../summary/flatten.ts';
import type { Fact } from './facts.ts';
import type { Outline } from './outline.ts';
import type { Section } from './sections.ts';

const LONGEST = 300;
/** What may stand between a label and the title behind it; a dot needs a space, as in "7.x" it has none. */
const AFTER = String.raw`(?:\s*\([^()]{1,30}\))?(?:\s*：\s*|\s*[:.)|·]+(?:\s+|(?=[^\x00-\x7F])|$)|\s*[—–]+\s*|\s+-+\s+|-\s+|\s*$)`;
/** `12.`, `ADR-12:`, `[RFC 0012]`, `Decision record 7 –`: what a title says of its number. */
const LABELS = [
  new RegExp(
    String.raw`^\[?(?:(?:[A-Za-z]{2,12}|[A-Za-z]{1,6}\d{1,2})[-_ ]){0,2}(?:decision(?: record)?|adr|rfc|ard|edr|tdr|dr|pdr|kep|oep|lp|beslissing|besluit|entscheidung|decisi[oó]n|d[eé]cision|decis[aã]o|decisione|beslut|decyzja|решение)s?[-_ #]{0,3}(?:no\.?\s*)?(?:[a-z]{1,3}\d{0,2}[-_.]?)?\d+(?:[-.]\d+)*[a-z]?\]?${AFTER}`,
    'i',
  ),
  new RegExp(String.raw`^\[?[A-Z]{2,10}(?:-[A-Z]{2,10})*[-_ ]\d+[a-z]?\]?${AFTER}`),
  new RegExp(String.raw`^\[?(?:#|n[o°º]\.?\s*)?\d{1,6}\]?${AFTER}`, 'i'),
  // Brackets are mark enough around letters and a number: `[ADR-12] Use it`.
  /^\[[A-Za-z]{2,10}(?:-[A-Za-z]{2,10})*[-_ #]\d{1,6}[a-z]?\]\s+/,
  /^(?:architecture|architectural|any)?\s*decision record\s*(?:\(adr\))?\s*[:—–-]+\s*/i,
  /^\[adr\]\s*(?!\d)/i,
  /^adr\s*(?:[:：—–]\s*|\s-+\s+)(?!\d)/i,
  /^(?:架构决策|架構決策|技术决策)(?:记录|記錄)?\s*\d*\s*[:：]\s*/,
];
/** A label with nothing but a space behind it, as in "ADR 12 Use it" or "0012 Use it". */
const SPACED = /^(adr[-_ #]?|(?:rfc|[jknpt]ep|decision(?: record)?)[-_ #]?)?(0*(\d{1,6}))\s+(\S.*)$/i;
const GENERIC =
  /^(?:(?:architecture|architectural|any|technical|design)?\s*decision record|adr|decision|title|titre|título|titel|title of the decision|architecture decision|entscheidung)s?(?:\s*\(adrs?\))?[\s\d#:.-]*$/i;

/** The title that a text states, without its number; undefined when it states none. `number` is the file's own. */
export function titleIn(
  outline: Outline,
  sections: readonly Section[],
  facts: readonly Fact[],
  number: string | undefined,
): string | undefined {
  let bare: string | undefined;
  for (const [at, section] of sections.entries()) {
    if (section.kind === 'title') return section.value || firstLine(outline, section) || bare;
    if (!mayBeTitle(section, sections, at) || (at > 0 && !isEmpty(outline, sections[at - 1]))) break;
    const title = titleOf(section.heading, number);
    if (title !== undefined) return title;
    bare ??= tidy(section.heading) || undefined;
  }
  const stated = facts.find(({ field }) => field === 'title');
  return (stated && titleOf(stated.value, number)) ?? firstBold(outline, number) ?? bare;
}

const OPENERS =
  /^(?:introduction|overview|summary|abstract|goals?|purpose|scope|description|tl;?dr|intro|what|why|einleitung|résumé|resumen|introducción|概要|はじめに|简介|概述|개요|소개)$/i;

/** The first heading, or the one right below it where that says no more than "ADR 12". */
function mayBeTitle({ kind, level, heading }: Section, sections: readonly Section[], at: number): boolean {
  if (kind === 'none') return level === 1 || !OPENERS.test(heading.trim());
  // "# Alternatives" over sections of a lower level is a record about alternatives.
  return at === 0 && level === 1 && kind !== 'status' && sections[1] !== undefined && sections[1].level !== 1;
}

function isEmpty({ lines }: Outline, section: Section | undefined): boolean {
  return section === undefined || lines.slice(section.from, section.to).every((line) => line.trim() === '');
}

/** A heading as a title; undefined when it says no more than that this is a record. */
export function titleOf(heading: string, number: string | undefined): string | undefined {
  const text = tidy(heading);
  if (text === '' || GENERIC.test(text)) return undefined;
  let title = text;
  for (const label of /\d|record|adr|决策|決策/i.test(text) ? LABELS : []) {
    const rest = title.replace(label, '');
    if (rest === title) continue;
    if (rest === '') return undefined;
    title = rest;
    break;
  }
  return title === text ? spaced(text, number) : title;
}

/** Without a mark between them, a number is the record's own, or else a part of the title: "RFC 7231 answers". */
function spaced(text: string, number: string | undefined): string {
  const [, prefix = '', digits = '', bare, rest] = SPACED.exec(text) ?? [];
  if (rest === undefined) return text;
  const isOwn = number !== undefined && bare === number.replace(/^0+(?=\d)/, '');
  if (/^adr/i.test(prefix) || (isOwn && (prefix !== '' || digits.length > 1))) return rest;
  return text;
}

function tidy(heading: string): string {
  const text = flatten(heading.slice(0, 2 * LONGEST)).replace(/^[*_]{1,3}(?=\S)(.*\S)[*_]{1,3}$/s, '$1');
  return text
    .replace(/^~~(.*)~~$/s, '$1')
    .slice(0, LONGEST)
    .trim();
}

function firstLine({ lines }: Outline, { from, to }: Section): string | undefined {
  const line = lines.slice(from, to).find((one) => one.trim() !== '');
  return line === undefined ? undefined : tidy(line);
}

/** A first line in bold stands for a heading where there is none. */
function firstBold({ lines }: Outline, number: string | undefined): string | undefined {
  const line = lines.find((one) => one.trim() !== '')?.trim() ?? '';
  const [, text] = /^(?:\*\*|__)([^*_]{3,})(?:\*\*|__)$/.exec(line) ?? [];
  return text === undefined || /[:：]$/.test(text) ? undefined : titleOf(text, number);
}

/** `0012-use_kafka` as a title: the last resort. */
export function titleFromName(slug: string): string {
  const words = slug.replaceAll(/[-_]+/g, ' ').trim();
  return words === '' ? slug : words.charAt(0).toUpperCase() + words.slice(1);
}
