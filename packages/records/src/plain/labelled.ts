import { wordsOf } from '../status/inline.ts';
import { type Field, fieldOf } from './labels.ts';

/** A line such as `* **Status:** accepted`, taken apart. */
export interface Labelled {
  readonly field: Field;
  /** In Markdown, as written; empty when the line ends at its label. */
  readonly value: string;
}

const LEAD = /^\s*(?:>\s*)*(?:(?:[-*+•–]|\d+[.)])\s+)?(?:\[[ xX]\]\s+)?/;
/** Several fields may share a line: `Date: 2026-06-01 · Status: accepted`. */
const NEXT_FIELD =
  /\s+[·|•]\s+(?=\*\*|\p{L}[\p{L} ]{0,24}\s{0,2}[:：])|\s{2,}(?=\*\*)|<br\s*\/?>|(?<=[.;,])\s+(?=\**\p{L}[\p{L} ]{1,24}\**\s{0,2}[:：])|\s+\/\s+(?=\**\p{L}[\p{L} ]{1,24}\**\s?[:：])|[。；]\s?(?=\**\p{L}{2,10}\**[:：])/u;
/** Plain tests, so that a line of prose costs nothing. */
const MAY_BE_FIELD = /[:：—–=*_<]|\s-\s|^.{1,40}$/;
const MAY_HAVE_SEVERAL = /[·|•<。；]|[.;,]\s|\s\/\s|\s\s\*\*/;
const SEPARATOR = /[:：]{1,2}|\s[-–—=]\s|[–—]/;
const LONGEST_LABEL = 60;
/** Fields stand at the beginning of a line, if it has any. */
const MOST = 600;

/** The fields a line states; none for prose. */
export function labelledIn(line: string): readonly Labelled[] {
  const text = line
    .slice(0, MOST)
    .replaceAll(/\s{3,}/g, '  ')
    .replace(LEAD, '');
  if (text === '' || !MAY_BE_FIELD.test(text)) return [];
  const parts = MAY_HAVE_SEVERAL.test(text) ? text.split(NEXT_FIELD) : [text];
  return parts.map(fieldIn).filter((one) => one !== undefined);
}

function fieldIn(text: string): Labelled | undefined {
  const bold =
    /^\s*(\*\*|__|\*|_|<(?:b|strong)>)\s*([^*_<>]{1,40}?)\s*(?:\1|<\/(?:b|strong)>)\s*[:：]?\s*(.*)$/su.exec(
      text,
    );
  const labelled = bold === null ? undefined : named(bold[2] ?? '', bold[3] ?? '');
  if (labelled !== undefined) return labelled;
  const separator = SEPARATOR.exec(text.slice(0, LONGEST_LABEL));
  if (separator === null) return named(text, '');
  const label = text.slice(0, separator.index);
  const value = text.slice(separator.index + separator[0].length);
  // The mark that closes a bold label may stand behind the colon: `**Status:** accepted`.
  const open = /^\s*(\*\*|__|\*|_)/.exec(label)?.[1];
  return named(
    label,
    open !== undefined && value.trimStart().startsWith(open) ? value.trimStart().slice(open.length) : value,
  );
}

const LONGEST_KEPT = 30;
const MOST_KEPT = 500;
const kept = new Map<string, Field | undefined>();

function named(label: string, value: string): Labelled | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  let field = kept.get(label);
  if (field === undefined && !kept.has(label)) {
    field = fieldOf(wordsOf(label).replace(/[\s:：.]+$/, ''));
    if (kept.size >= MOST_KEPT) kept.clear();
    // The records of a folder have the same few labels.
    if (label.length <= LONGEST_KEPT) kept.set(label, field);
  }
  return field === undefined ? undefined : { field, value: value.trim().replace(/^[:：]\s*/, '') };
}
