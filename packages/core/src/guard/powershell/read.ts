import { append, appendQuoted, closeFrame, endCommand, endWord, openFrame } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { expression } from '../piped.ts';
import { readPlain } from '../read-plain.ts';
import { readHash, readScript } from '../read-script.ts';
import type { Command } from '../types.ts';
import { beginsCommand, readDollar, readEquals } from './variable.ts';
import { readHereString, readSingleQuoted } from './quotes.ts';

const plain = /[^\s`'"$;&|(){}<>#@,=\u2018-\u201F]+/y;
const plainInDouble = /[^`"$\u201C-\u201E]+/y;

/** A backtick before a line end joins the lines; before anything else it makes that a plain character. */
function readBacktick(draft: Draft, text: string, at: number): number {
  if (text.startsWith('\r\n', at + 1)) return at + 3;
  if (text[at + 1] !== '\n') appendQuoted(draft, text[at + 1] ?? '');
  return at + 2;
}

function readInDouble(draft: Draft, text: string, at: number, quote: boolean): number {
  const next = readPlain(draft, plainInDouble, text, at);
  if (next > at) return next;
  switch (text[at]) {
    case '`':
      return readBacktick(draft, text, at);
    case '$':
      return readDollar(draft, text, at);
    default:
      if (quote && text[at + 1] !== text[at]) draft.frame.double = false;
      else append(draft, '"');
      return at + (quote && text[at + 1] === text[at] ? 2 : 1);
  }
}

function readOutside(draft: Draft, text: string, at: number): number {
  const next = readPlain(draft, plain, text, at);
  if (next > at) return next;
  const character = text[at] ?? '';
  if (isQuote.test(character)) beginExpression(draft);
  if ("'\u2018\u2019\u201A\u201B".includes(character)) return readSingleQuoted(draft, text, at);
  switch (character) {
    case '"':
    case '\u201C':
    case '\u201D':
    case '\u201E':
      appendQuoted(draft, '');
      draft.frame.double = true;
      return at + 1;
    case '`':
      return readBacktick(draft, text, at);
    case '$':
      return readDollar(draft, text, at);
    case '@':
      return readAt(draft, text, at);
    case '=':
      return readEquals(draft, at);
    case '#':
      return readHash(draft, text, at);
    default:
      return readBreak(draft, text, at);
  }
}

const isQuote = /['"\u2018-\u201E]/;

/** A string at the start of a command is a value, not a program, unless the call operator comes before it. */
function beginExpression(draft: Draft): void {
  if (!beginsCommand(draft)) return;
  append(draft, expression);
  endWord(draft);
}

function readAt(draft: Draft, text: string, at: number): number {
  const hereString = readHereString(draft, text, at);
  if (hereString > at) return hereString;
  append(draft, '@');
  return at + 1;
}

function readBreak(draft: Draft, text: string, at: number): number {
  switch (text[at]) {
    case '\n':
    case ';':
      endCommand(draft);
      return at + 1;
    case '|': {
      const alternative = text[at + 1] === '|';
      endCommand(draft, !alternative);
      return at + (alternative ? 2 : 1);
    }
    case '&': {
      endCommand(draft);
      // `&&`, else the call operator, which is read as a word of its own; at the end of a command it harms nothing.
      if (text[at + 1] === '&') return at + 2;
      append(draft, '&');
      endWord(draft);
      return at + 1;
    }
    case '(':
    case '{':
      openFrame(draft, text[at] === '(' ? ')' : '}', false);
      return at + 1;
    case ')':
    case '}':
      if (!closeFrame(draft, text[at] ?? '')) endCommand(draft);
      return at + 1;
    case '<': {
      if (text[at + 1] !== '#') return readRedirect(draft, at);
      const end = text.indexOf('#>', at + 2);
      return end === -1 ? text.length : end + 2;
    }
    case '>':
      return readRedirect(draft, at);
    default:
      endWord(draft);
      return at + 1;
  }
}

function readRedirect(draft: Draft, at: number): number {
  const { frame } = draft;
  if (frame.word !== undefined && /^[\d*]$/.test(frame.word)) frame.word = undefined;
  endWord(draft);
  frame.place = 'nowhere';
  return at + 1;
}

/**
 * The commands of a PowerShell script, at every depth of `$( )`, `( )` and `{ }`. Nothing is refused: what PowerShell
 * would not take is read as well as it goes. One pass; time and memory are linear in the text.
 *
 * @param live the text is the inside of a double-quoted string: only the substitutions in it are commands
 */
export function readPowerShell(text: string, live = false): Command[] {
  return readScript(text, live, { outside: readOutside, inDouble: readInDouble });
}
