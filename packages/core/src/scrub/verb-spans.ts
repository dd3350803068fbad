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

/** Where a verb stands. */
export type Span = readonly [start: number, end: number];

export interface VerbSpans {
  readonly spans: readonly Span[];
  /** Nothing before here can start another match. */
  readonly resumeAt: number;
}

/**
 * The record-writing verbs that a program is called with: behind separators and option words.
 * What may be an option's value is looked at and stepped over, so `--dir new new` gives two spans.
 */
export function verbSpans(text: string, name: ProgramName): VerbSpans {
  const spans: Span[] = [];
  let position = name.end;
  let mayGoOn = name.mayGoOn;
  let mayBeValue = false;
  for (;;) {
    const start = skipSeparators(text, position);
    if (start === position || start === text.length) return { spans, resumeAt: start };
    const joined = mayGoOn && readsAsOneWord(text, position, start);
    const verb = verbEnd(text, start);
    if (verb !== -1) spans.push([start, verb]);
    const option = isOption(text, start);
    if (!option && !mayBeValue && !joined) return { spans, resumeAt: verb === -1 ? start : verb };
    position = wordEnd(text, verb === -1 ? start : verb);
    mayGoOn = true;
    mayBeValue = option && optionsWithValue.has(text.slice(start, position));
  }
}
