import { ASIAN, ASIAN_PARTLY } from './words-asian.ts';
import { plainly, type StatedStatus } from './vocabulary.ts';

interface AsianPhrase {
  readonly text: string;
  readonly meaning: StatedStatus;
}

/** Scripts that put no space between words: kana, Han, Hangul, Thai and Devanagari. */
const SCRIPTS = /[\u0900-\u097F\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]/;

/** What the record itself took the place of: `替代 ADR 3`. */
const REPLACES = /^\s*(?:了\s*)?(?:adr|rfc|#|\d)/;

let phrases: readonly AsianPhrase[] | undefined;

export function isAsian(text: string): boolean {
  return SCRIPTS.test(text);
}

/** What the phrase that comes first in a clause says, the longest one where several begin there. */
export function asianStatus(clause: string): StatedStatus | 'partly' | undefined {
  phrases ??= (Object.keys(ASIAN) as StatedStatus[]).flatMap((meaning) =>
    ASIAN[meaning].split(',').map((text) => ({ text: plainly(text.trim()), meaning })),
  );
  let best: (AsianPhrase & { readonly at: number }) | undefined;
  for (const phrase of phrases) {
    const at = clause.indexOf(phrase.text);
    if (at < 0 || (best !== undefined && at > best.at)) continue;
    if (best === undefined || at < best.at || phrase.text.length > best.text.length) best = { ...phrase, at };
  }
  if (best === undefined) return undefined;
  if (best.meaning === 'superseded' && REPLACES.test(clause.slice(best.at + best.text.length))) {
    if (!/[被由]/.test(clause.slice(0, best.at + best.text.length))) return undefined;
  }
  const isPart = ASIAN_PARTLY.some((part) => clause.lastIndexOf(plainly(part), best.at) !== -1);
  return best.meaning === 'superseded' && isPart ? 'partly' : best.meaning;
}
