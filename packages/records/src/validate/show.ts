import { showHiddenText } from '../bytes/hidden.ts';

const MOST = 60;

/** A value of a record as a message quotes it: one line, escaped, capped. */
export function show(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a mapping';
  if (typeof value === 'number') return `the number ${String(value)}`;
  if (typeof value === 'boolean') return `the value ${String(value)}`;
  if (typeof value !== 'string') return 'nothing';
  return quote(value);
}

/** A text in quotes, cut on a code point boundary. */
export function quote(text: string): string {
  if (text.length <= MOST) return showHiddenText(JSON.stringify(text));
  const end = /[\uD800-\uDBFF]/.test(text.charAt(MOST - 1)) ? MOST - 1 : MOST;
  return `${showHiddenText(JSON.stringify(text.slice(0, end)))}…`;
}
