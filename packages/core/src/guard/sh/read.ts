import { append, appendQuoted, closeFrame, endCommand, endWord, openFrame } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { readPlain } from '../read-plain.ts';
import { readHash, readScript } from '../read-script.ts';
import type { Command } from '../types.ts';
import { readDollar } from './dollar.ts';
import { readHereDocuments } from './here-document.ts';
import { readInput, readOutput } from './redirect.ts';

const plain = /[^\s\\'"$`;&|()<>#]+/y;
const plainInDouble = /[^\\"$`]+/y;

function lineEndBehind(text: string, at: number): number {
  if (text[at] === '\n') return 1;
  return text.startsWith('\r\n', at) ? 2 : 0;
}

function readInDouble(draft: Draft, text: string, at: number, quote: boolean): number {
  const next = readPlain(draft, plainInDouble, text, at);
  if (next > at) return next;
  const character = text[at];
  if (character === '"') {
    if (quote) draft.frame.double = false;
    else append(draft, '"');
    return at + 1;
  }
  if (character === '$') return readDollar(draft, text, at);
  if (character === '`') return readBacktick(draft, at);
  const lineEnd = lineEndBehind(text, at + 1);
  if (lineEnd > 0) return at + 1 + lineEnd;
  const escaped = text[at + 1] ?? '';
  append(draft, '$`"\\'.includes(escaped) ? escaped : `\\${escaped}`);
  return at + 2;
}

function readBacktick(draft: Draft, at: number): number {
  if (!closeFrame(draft, '`')) openFrame(draft, '`', true);
  return at + 1;
}

function readOutside(draft: Draft, text: string, at: number): number {
  const next = readPlain(draft, plain, text, at);
  if (next > at) return next;
  const character = text[at];
  switch (character) {
    case '\\': {
      const lineEnd = lineEndBehind(text, at + 1);
      if (lineEnd > 0) return at + 1 + lineEnd;
      appendQuoted(draft, text[at + 1] ?? '');
      return at + 2;
    }
    case "'": {
      const end = text.indexOf("'", at + 1);
      appendQuoted(draft, text.slice(at + 1, end === -1 ? undefined : end));
      return end === -1 ? text.length : end + 1;
    }
    case '"':
      appendQuoted(draft, '');
      draft.frame.double = true;
      return at + 1;
    case '$':
      return readDollar(draft, text, at);
    case '`':
      return readBacktick(draft, at);
    case '<':
      return readInput(draft, text, at);
    case '>':
      return readOutput(draft, text, at);
    case '#':
      return readHash(draft, text, at);
    default:
      return readBreak(draft, text, at);
  }
}

/** Blanks end a word; operators and line ends end a command. */
function readBreak(draft: Draft, text: string, at: number): number {
  const character = text[at];
  switch (character) {
    case '\n':
      endCommand(draft);
      return readHereDocuments(draft, text, at + 1);
    case ';':
      endCommand(draft);
      return at + 1;
    case '|': {
      const alternative = text[at + 1] === '|';
      endCommand(draft, !alternative);
      return at + (alternative || text[at + 1] === '&' ? 2 : 1);
    }
    case '&':
      if (text[at + 1] === '>') return readOutput(draft, text, at + 1);
      endCommand(draft);
      return at + 1;
    case '(':
      // `files=(a b)` is a list of words, not a command.
      if (draft.frame.word?.endsWith('=')) return readList(draft, at);
      openFrame(draft, ')', false);
      return at + 1;
    case ')':
      if (!closeFrame(draft, ')')) endCommand(draft);
      return at + 1;
    default:
      endWord(draft);
      return at + 1;
  }
}

/** The words of a list get a name in front that no program has. */
function readList(draft: Draft, at: number): number {
  openFrame(draft, ')', true);
  append(draft, '(');
  endWord(draft);
  return at + 1;
}

/**
 * The commands of a POSIX-like script, at every depth of substitution and grouping. Nothing is refused: what no shell
 * would take is read as well as it goes. One pass; time and memory are linear in the text.
 *
 * @param live the text is an unquoted here-document: only the substitutions in it are commands
 */
export function readSh(text: string, live = false): Command[] {
  return readScript(text, live, { outside: readOutside, inDouble: readInDouble });
}
