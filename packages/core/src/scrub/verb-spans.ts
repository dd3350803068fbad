import { isInvisible } from './invisible.ts';
import type { ProgramName } from './program.ts';
import { optionsWithValue, recordWritingVerbs } from './verbs.ts';
import { codeAt, isWordCharacter, readsAsOneWord, skipInvisible, skipSeparators, wordEnd } from './words.ts';

const longest = Math.max(...[...recordWritingVerbs].map((verb) => verb.length));

/** Where a record-writing verb that starts at `at` ends, or -1. It is a whole word; `-` ends one too. */
function verbEnd(text: string, at: number): number {
  let word = '';
  let next = at;
  for (;;) {
    const code = codeAt(text, next);
    if (!isWordCharacter(code)) {
      if (recordWritingVerbs.has(word)) return next;
      if (isInvisible(code)) {
        next = skipInvisible(text, next);
        continue;
      }
      if (code !== 0x2d) return -1;
    }
    if (word.length === longest) return -1;
    word += text.charAt(next);
    next++;
  }
}

function isOption(text: string, at: number): boolean {
  if (text.charCodeAt(at) !== 0x2d) return false;
  const second = text.charCodeAt(at + 1);
  if (second !== 0x2d) return isWordCharacter(second);
  const third = codeAt(text, at + 2);
  return isWordCharacter(third) || wordEnd(text, at) === at + 2;
}

const openingQuote = /(?:--?[\w-]+=)?["']/y;
/** So many values in quotes are followed by each program, so that one that stands in them does not look as far again. */
const mostQuoted = 4;

/** Where the word ends whose value stands in quotes, on one line, and may hold spaces; 0 for another. */
function quotedEnd(text: string, at: number): number {
  openingQuote.lastIndex = at;
  if (!openingQuote.test(text)) return 0;
  const from = openingQuote.lastIndex;
  const close = text.indexOf(text.charAt(from - 1), from);
  return close === -1 || text.slice(from, close).includes('\n') ? 0 : wordEnd(text, close);
}

/** Where a verb stands. */
export type Span = readonly [start: number, end: number];

export interface VerbSpans {
  readonly spans: readonly Span[];
  /** Nothing before here can start another match. */
  readonly resumeAt: number;
}

/**
 * The record-writing verbs that a program is called with: behind separators and option words.
 * What may be an option's value is looked at and stepped over, so `--dir new new` gives two spans; a value in quotes
 * is left at its first word, as a reader would who sees none, and at its end.
 */
export function verbSpans(text: string, name: ProgramName): VerbSpans {
  const spans: Span[] = [];
  let position = name.end;
  let mayGoOn = name.mayGoOn;
  let mayBeValue = false;
  let behindQuoted = 0;
  let left = mostQuoted;
  let resumeAt: number | undefined;
  for (;;) {
    const start = skipSeparators(text, position);
    if (start === position || start === text.length) return { spans, resumeAt: resumeAt ?? start };
    const joined = mayGoOn && readsAsOneWord(text, position, start);
    const verb = verbEnd(text, start);
    if (verb !== -1) spans.push([start, verb]);
    const option = isOption(text, start);
    if (option || mayBeValue) behindQuoted = Math.max(behindQuoted, quotedEnd(text, start));
    if (option || mayBeValue || joined) {
      position = wordEnd(text, verb === -1 ? start : verb);
      mayBeValue = option && optionsWithValue.has(text.slice(start, position));
    } else {
      resumeAt ??= verb === -1 ? start : verb;
      if (behindQuoted <= start || left-- === 0) return { spans, resumeAt };
      position = behindQuoted;
    }
    mayGoOn = true;
  }
}
