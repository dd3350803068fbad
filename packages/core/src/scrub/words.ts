import { isInvisible, isPlainSpace, isSeparator } from './invisible.ts';

/** A code point, or -1 behind the end. */
export function codeAt(text: string, at: number): number {
  return text.codePointAt(at) ?? -1;
}

function width(codePoint: number): 1 | 2 {
  return codePoint > 0xffff ? 2 : 1;
}

/** Letters, digits and `_` of ASCII. Others end a word: Chinese writes 用adr with no space between. */
export function isWordCharacter(code: number): boolean {
  return (
    (code >= 0x61 && code <= 0x7a) ||
    (code >= 0x41 && code <= 0x5a) ||
    (code >= 0x30 && code <= 0x39) ||
    code === 0x5f
  );
}

/** Behind all invisible characters that start at `at`. */
export function skipInvisible(text: string, at: number): number {
  let next = at;
  for (let code = codeAt(text, next); isInvisible(code); code = codeAt(text, next)) next += width(code);
  return next;
}

/** Where `word` ends when it stands at `at`, whatever invisible characters lie between its letters; else -1. */
export function matchVisible(text: string, at: number, word: string): number {
  if (text.startsWith(word, at)) return at + word.length;
  let next = at;
  for (let i = 0; i < word.length; i++) {
    if (i > 0) next = skipInvisible(text, next);
    if (text.charCodeAt(next) !== word.charCodeAt(i)) return -1;
    next++;
  }
  return next;
}

/** How many UTF-16 units the separator at `at` takes: a backslash and the line end behind it are one; 0 is none. */
function separatorWidth(text: string, at: number): number {
  const code = codeAt(text, at);
  if (isSeparator(code)) return code === -1 ? 0 : width(code);
  if (code !== 0x5c) return 0;
  if (text.charCodeAt(at + 1) === 0x0a) return 2;
  return text.startsWith('\r\n', at + 1) ? 3 : 0;
}

/** Behind a run of separators. */
export function skipSeparators(text: string, at: number): number {
  let next = at;
  for (let step = separatorWidth(text, next); step > 0; step = separatorWidth(text, next)) next += step;
  return next;
}

/** The next separator at or behind `at`, or the end. */
export function wordEnd(text: string, at: number): number {
  let next = at;
  while (next < text.length && separatorWidth(text, next) === 0) next++;
  return next;
}

/** Nothing a reader would see as a space: the words on both sides may be one. */
export function readsAsOneWord(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (isPlainSpace(text.charCodeAt(i))) return false;
  return true;
}
