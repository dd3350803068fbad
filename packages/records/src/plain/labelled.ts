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
  /\s+[·|•]\s+(?=\**\p{L}[\p{L} ]{0,24}\**\s{0,2}[:：])|\s{2,}(?=\*\*)|<br\s*\/?>|(?<=[.;,])\s+(?=\**\p{L}[\p{L} ]{1,24}\**\s{0,2}[:：])|\s+\/\s+(?=\**\p{L}[\p{L} ]{1,24}\**\s?[:：])/u;
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
  if (text === '') return [];
  return text
    .split(NEXT_FIELD)
    .map(labelled)
    .filter((one) => one !== undefined);
}

function labelled(text: string): Labelled | undefined {
  const bold =
    /^\s*(\*\*|__|\*|_|<(?:b|strong)>)\s*([^*_<>]{1,40}?)\s*(?:\1|<\/(?:b|strong)>)\s*[:：]?\s*(.*)$/su.exec(
      text,
    );
  if (bold !== null) return named(bold[2] ?? '', bold[3] ?? '');
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

function named(label: string, value: string): Labelled | undefined {
  if (label.length > LONGEST_LABEL) return undefined;
  const field = fieldOf(wordsOf(label).replace(/[\s:：]+$/, ''));
  return field === undefined ? undefined : { field, value: value.trim().replace(/^[:：]\s*/, '') };
}
