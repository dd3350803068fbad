import { isAsian } from '../status/asian.ts';
import { wordsOf } from '../status/inline.ts';
import type { Status } from '../report.ts';
import { isPlaceholder } from '../status/placeholder.ts';
import type { Fact } from './facts.ts';
import type { Outline } from './outline.ts';
import { isRow } from './table.ts';
import { hasOtherSubject, leavesRest, speaksOfPart, takesPart } from './partly.ts';
import { type Reference, referencesIn } from './reference.ts';
import type { Section } from './sections.ts';

/** What a record says of the records it took the place of, and of those that took its own. */
export interface Supersession {
  readonly supersedes: readonly Reference[];
  readonly supersededBy: readonly Reference[];
}

const BY =
  /(?<!part |partially |partly |teilweise |parcialmente |partiellement )(?:super[sc]e+d(?:ed)?|superce+ded|superse+ded|supers?ceded|replaced|obsoleted|succeeded|overridden|subsumed|merged)[*_]{0,3}\s+[*_]{0,3}(?:by|into|in|durch|par|por|door|bởi)\b|thay thế bởi|(?:deprecated|abandoned|rejected|dropped) (?:by|in favou?r of)|in favou?r of|(?:ersetzt|abgelöst) durch|remplacée? par|(?:reemplazad|sustituid|substituíd|substituid|sostituit|superad)[oa]s? (?:por|pelo|pela|da|dal|dalla)\b|vervangen door|erstattet a[vf]\b|ersatt av|zastąpion[aey] przez|nahrazen[oaý]? |(?:заменен|заменён|замінен)[аоы]?(?: на)?\s/iu;
const OF =
  /super[sc]e+des|superse+ds|supers?cedes|superseding|replaces|obsoletes|ersetzt (?!durch)|löst ab|remplace(?!é)|reemplaza(?!d)|sustituye|substitui(?!d)|sostituisce|vervangt|erstatter|ersätter|zastępuje|nahrazuje|заменяет|замінює/iu;
/** What may stand before the verb where a line says it of the record itself. */
const OPENING =
  /^(?:[\s>*_#~`\-+•|!:()[\]→=]|\p{Extended_Pictographic}|\uFE0F)*(?:(?:note|update|notice|status|important|warning|hinweis|nota)\b[\s*_:.\-–—]*)*(?:(?:this|the|it)?\s*(?:adr|decision|record|document|proposal|rfc)?(?:[-\s]?\d+)?\s*(?:has been|have been|is|was|has now been|is now|now|also|formally|entirely|fully|completely)?\s*)$/iu;
/** Nearly every line ends here: a plain test for the beginnings of all those verbs. */
const MAY_HAVE_VERB =
  /super|repl|obsol|succe|overr|subsu|merge|favo|deprec|aband|rejec|dropp|ersetz|abgel|löst|rempl|reempl|sustit|substit|sostit|vervang|erstat|ersatt|ersätt|zast|nahraz|замен|замін|thay th|取代|替|置|代|대체|교체/i;
const LONGEST_OPENING = 80;
/** A longer line under Status is prose, in which a verb may speak of something else. */
const LONGEST_REMARK = 200;
const MOST_SEARCHED = 60;
const SENTENCE =
  /^[\s>*_\-+•]*(?:\*\*note\*\*:?\s*|note:\s*)?this (?:adr|decision|record|rfc|proposal)\s+(?:also\s+|now\s+|hereby\s+)?(?:supersedes|supercedes|replaces)\s/i;

const NOTHING: Supersession = { supersedes: [], supersededBy: [] };

/** Reads what fields, the status and lines of their own say of supersession; `stated` is the status of the record. */
export function supersessionIn(
  { lines, text }: Outline,
  sections: readonly Section[],
  facts: readonly Fact[],
  stated: Status,
): Supersession {
  const isOver = stated === 'superseded';
  const speaksOfIt = /super[sc]edes|replaces/i.test(text);
  const supersedes: Reference[] = [];
  const supersededBy: Reference[] = [];
  const take = (text: string, anywhere: boolean): void => {
    if (text === '') return;
    const found = verbIn(text, anywhere);
    if (found === undefined) return;
    const { by, before, rest, after } = found;
    const whole = by ? isOver || !(leavesRest(rest) || hasOtherSubject(before)) : !takesPart(rest);
    if (whole) (by ? supersededBy : supersedes).push(...referencesIn(rest));
    if (after !== '') take(after, true);
  };
  for (const { field, value } of facts) {
    if (field === 'supersedes' && !takesPart(value)) supersedes.push(...referencesIn(value));
    else if (field === 'supersededBy' && (isOver ? !speaksOfPart(value) : !leavesRest(value)))
      supersededBy.push(...referencesIn(value));
    else if (field === 'status') take(value, true);
  }
  const first = sections.find(({ kind }) => kind !== 'none' && kind !== 'title')?.from ?? lines.length;
  for (let at = 0; at < first; at += 1) if (!isRow(lines[at] ?? '')) take(lines[at] ?? '', false);
  for (const { kind, from, to, value, heading } of sections) {
    if (kind === 'none') take(heading, false);
    if (kind === 'status') {
      take(value, true);
      for (let at = from; at < to; at += 1) take(lines[at] ?? '', (lines[at] ?? '').length < LONGEST_REMARK);
    } else if (kind === 'supersedes') supersedes.push(...lines.slice(from, to).flatMap(listed));
    else if (kind === 'supersededBy') supersededBy.push(...lines.slice(from, to).flatMap(listed));
    else if (kind === 'links') for (let at = from; at < to; at += 1) take(lines[at] ?? '', false);
    else if (speaksOfIt)
      for (let at = from; at < to; at += 1) if (SENTENCE.test(lines[at] ?? '')) take(lines[at] ?? '', true);
  }
  // Some say where it went in the first words below another heading.
  if (isOver) {
    const to = Math.min(lines.length, first + MOST_SEARCHED);
    for (let at = first; supersededBy.length === 0 && at < to; at += 1) take(lines[at] ?? '', false);
  }
  if (supersedes.length + supersededBy.length === 0) return NOTHING;
  return { supersedes: distinct(supersedes), supersededBy: distinct(supersededBy) };
}

/** The records that a status names as successors: `superseded by [ADR-5](0005-x.md)`. */
export function successorsIn(status: string): readonly Reference[] {
  const found = verbIn(status, true);
  return found?.by === true ? referencesIn(found.rest) : [];
}

interface Verb {
  readonly by: boolean;
  readonly before: string;
  /** Between this verb and the next. */
  readonly rest: string;
  readonly after: string;
}

function verbIn(written: string, anywhere: boolean): Verb | undefined {
  if (written.length > 1000 || !MAY_HAVE_VERB.test(written)) return undefined;
  const line = written.replaceAll(/\s+/g, ' ');
  if (isAsian(line)) return asianVerb(line);
  const by = BY.exec(line);
  const of = OF.exec(line);
  const verb = by !== null && (of === null || by.index <= of.index) ? by : of;
  if (verb === null) return undefined;
  const before = line.slice(0, verb.index);
  if (isPlaceholder(wordsOf(line))) return undefined;
  if (
    !(before.length < LONGEST_OPENING && OPENING.test(before)) &&
    (!anywhere || speaksOfPart(before.slice(before.lastIndexOf('.') + 1)))
  )
    return undefined;
  const end = verb.index + verb[0].length;
  const next = [BY.exec(line.slice(end))?.index, OF.exec(line.slice(end))?.index].filter(
    (at) => at !== undefined,
  );
  const stop = next.length === 0 ? line.length : end + Math.min(...next);
  return { by: verb === by, before, rest: line.slice(end, stop), after: line.slice(stop) };
}

/** `被 ADR-5 取代` is being replaced, `取代 ADR-3` is replacing; in Japanese and Korean the particle tells. */
function asianVerb(line: string): Verb | undefined {
  const verb = /取代|替代|替换|替換|代替|置き換え|置換|대체|교체/.exec(line);
  if (verb === null || /部分|局部|一部|일부/.test(line.slice(0, verb.index))) return undefined;
  const before = line.slice(0, verb.index);
  const ahead = line.slice(verb.index + verb[0].length);
  const passive = /[被由]|[にへ]\s*(?:より|よって)?\s*$|(?:으로|로|에 의해)\s*$/.test(before);
  const rest =
    passive && /\d|\]\(/.test(before)
      ? before.replace(/^.*[被由]/, '')
      : /\d|\]\(/.test(ahead)
        ? ahead
        : before;
  return { by: passive, before: '', rest, after: '' };
}

function listed(line: string): readonly Reference[] {
  const text = line.replace(/^\s*(?:>\s*)*(?:[-*+•]\s+|\d+[.)]\s+)?/, '');
  return text.trim() === '' || takesPart(text) ? [] : referencesIn(text);
}

function distinct(references: readonly Reference[]): readonly Reference[] {
  const seen = new Set<string>();
  return references.filter(({ file, number, text }) => {
    const key = file ?? number ?? text;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
