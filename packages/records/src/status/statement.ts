import type { Status } from '../report.ts';
import { clausesOf, readClause } from './clauses.ts';
import { wordsOf } from './inline.ts';
import { isPlaceholder } from './placeholder.ts';
import { slipsBetween } from './typo.ts';
import {
  type Languages,
  plainly,
  statusAt,
  type StatedStatus,
  tokensOf,
  wordsToMistype,
} from './vocabulary.ts';

/** How sure a reading is: `typo` was near a word, `unknown` is text that says nothing known, `placeholder` is a template's. */
export interface StatusReading {
  readonly status: Status;
  readonly how: 'stated' | 'typo' | 'unknown' | 'placeholder';
}

/** More of a statement is prose. */
const MOST = 400;

const LONGEST_KEPT = 60;
const MOST_KEPT = 500;
const kept = new Map<string, StatusReading>();

/** Reads one statement of a status as people write it, in Markdown: `~~Accepted~~ Superseded by [ADR 16](0016-x.md)`. */
export function readStatement(markdown: string): StatusReading {
  if (markdown.length > LONGEST_KEPT) return readAnew(markdown);
  // The records of a folder state the same few words.
  let reading = kept.get(markdown);
  if (reading === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    kept.set(markdown, (reading = readAnew(markdown)));
  }
  return reading;
}

function readAnew(markdown: string): StatusReading {
  const text = chosenOf(markdown.slice(0, MOST));
  const words = wordsOf(text);
  if (words === '') return emojiOnly(text);
  if (isPlaceholder(words)) return { status: 'unknown', how: 'placeholder' };
  const plain = plainly(words);
  const stated = fromClauses(plain, 'english') ?? fromClauses(plain, 'all');
  if (stated !== undefined) return { status: stated, how: 'stated' };
  const meant = mistyped(plain);
  return meant === undefined ? { status: 'unknown', how: 'unknown' } : { status: meant, how: 'typo' };
}

/** Where a menu is left standing, the entry in bold is the one that was chosen. */
function chosenOf(markdown: string): string {
  if (!markdown.includes('|')) return markdown;
  const bold = markdown.split('|').filter((part) => /^\s*(?:\*\*|__)[^*_]+(?:\*\*|__)\s*$/.test(part));
  return bold.length === 1 ? (bold[0] ?? markdown) : markdown;
}

const ARROW = /->|=>|→|⇒/;

function fromClauses(plain: string, languages: Languages): Status | undefined {
  // `Proposed → Accepted` tells what happened; the last is what holds.
  const steps = plain.split(ARROW);
  const before = steps.at(-2);
  // In a remark, "a → b" tells of something else.
  const last =
    before === undefined || firstOf(before, languages) === undefined
      ? undefined
      : fromClauses(steps.at(-1) ?? '', languages);
  if (last !== undefined) return last;
  return firstOf(plain, languages);
}

function firstOf(plain: string, languages: Languages): Status | undefined {
  let first: Status | undefined;
  for (const clause of clausesOf(plain)) {
    const reading = readClause(clause, languages);
    if (reading === undefined) continue;
    // "Accepted, superseded by 12" is over; "its second part is superseded by 12" is not.
    if (reading.status === 'superseded' && (reading.opens || first === undefined)) return 'superseded';
    first ??= statusOf(reading.status);
  }
  return first;
}

/** Whether a statement begins by saying that the record is superseded: prose may speak of other things that are. */
export function opensSuperseded(markdown: string): boolean {
  const [first = ''] = clausesOf(plainly(wordsOf(markdown.slice(0, MOST))));
  const reading = readClause(first, 'english') ?? readClause(first, 'all');
  return reading?.status === 'superseded' && reading.opens;
}

function statusOf(stated: StatedStatus | 'partly'): Status {
  return stated === 'done' || stated === 'partly' ? 'accepted' : stated;
}

const OPENING_TOKENS = 2;
/** Near to a status without being one: they speak of another record. */
const NO_SLIPS = /^(?:super[sc]ed(?:es?|ing)|replac(?:es?|ing))$/;

function mistyped(plain: string): Status | undefined {
  const tokens = tokensOf(plain).slice(0, OPENING_TOKENS);
  if (tokens.some((token, at) => NO_SLIPS.test(token) || statusAt(tokens, at, 'all') !== undefined))
    return undefined;
  const words = wordsToMistype();
  for (const token of tokens) {
    if (token.length < 5 || token.length > 16) continue;
    const most = token.length < 8 ? 1 : 2;
    let best: { readonly meaning: StatedStatus; readonly slips: number } | undefined;
    for (const [word, meaning] of words) {
      if (word[0] !== token[0] || slipsTooMany(best?.slips, word, token, most)) continue;
      const slips = slipsBetween(token, word, most);
      if (slips <= most && (best === undefined || slips < best.slips)) best = { meaning, slips };
    }
    if (best !== undefined) return statusOf(best.meaning);
  }
  return undefined;
}

function slipsTooMany(known: number | undefined, word: string, token: string, most: number): boolean {
  return Math.abs(word.length - token.length) > Math.min(most, (known ?? most + 1) - 1);
}

function emojiOnly(text: string): StatusReading {
  if (/[✅✔☑🟢]/u.test(text)) return { status: 'accepted', how: 'stated' };
  if (/[❌✖⛔🚫]/u.test(text)) return { status: 'rejected', how: 'stated' };
  return { status: 'unknown', how: 'placeholder' };
}
