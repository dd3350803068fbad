import { endOf, nothing, readAs, type Reading } from './readings.ts';
import { isWordCharacter, matchVisible, readsAsOneWord, skipSeparators, wordEnd } from './words.ts';

// Escaped too, as they stand in JSON. PowerShell takes typographic quotes for plain ones.
const quotes = `"'‘’“”`;
const quote = String.raw`\\?[${quotes}]`;
/** How PowerShell and cmd go on in the next line. */
const continuation = String.raw`[\x60^]\r?\n`;
const shellMarks = new RegExp(`(?:${quote})+|${continuation}`, 'g');
// A call with one of them: behind the program, or at a word within reach of it. Most texts have neither, and it is tried
// at each program only, because a search of its own for one took as long as all the others.
const program = 'adr';
const isMarked = new RegExp(
  String.raw`(?:kit.cli)?(?:[.@][\w.~^+-]{0,60})?(?:${quote}\s|(?=\s)[^\n,:;${quotes}]{0,99}?(?:\s{1,20}[a-z-]{0,20}${quote}|${continuation}))`,
  'y',
);

// The same in one run without a choice, which most calls in prose fail at the first comma, colon or line end.
const beforeMark = new RegExp(
  String.raw`(?:[\s.@\\k][^\n,:;${quotes}\x60^]{0,199}(?:\n\s{0,19}[a-z-]{0,20}\\?)?)?[${quotes}\x60^]`,
  'y',
);

/** What may stand behind a program that is called: space, a quote, a version, `kit`. Of ASCII only, which is enough. */
const behindProgram = new Set(Array.from(' \t\n\v\f\r\\"\'.@k', (character) => character.charCodeAt(0)));

function isMarkedAt(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code < 0x80 && !behindProgram.has(code)) return false;
  beforeMark.lastIndex = at;
  if (!beforeMark.test(text)) return false;
  isMarked.lastIndex = at;
  return isMarked.test(text);
}

/** How far behind a program a call is read: several times what may stand between it and its first mark. */
const reach = 512;
const overlap = 200;

/** The text around each such call as a shell reads it that drops quotes and joins continued lines. */
export function unquoted(text: string): readonly Reading[] {
  const readings: Reading[] = [];
  let at = text.indexOf(program);
  while (at !== -1) {
    let next = at + program.length;
    if (isMarkedAt(text, next)) {
      const end = endOfCall(text, at + reach);
      readings.push(readCall(text, startOfCall(text, at), end));
      // What begins at the end is read again from there.
      next = Math.max(next, end - overlap);
    }
    at = text.indexOf(program, next);
  }
  return readings;
}

const quotesBefore = new RegExp(`[\\\\${quotes}]`);

/** With the character before it, which may be the `@` of a package: it tells what the name is. */
function startOfCall(text: string, at: number): number {
  let start = at - 1;
  while (start > 0 && quotesBefore.test(text.charAt(start))) start--;
  return Math.max(0, start);
}

const marksBefore = new RegExp(`[\\\\\\x60^${quotes}]*`, 'y');

/** Where a call ends that goes on at `at`: behind its options, the value of the last one and the verb. */
function endOfCall(text: string, at: number): number {
  let end = wordEnd(text, at);
  for (let words = 0; words < 2 && end < text.length;) {
    const behind = skipSeparators(text, end);
    const start = endOf(marksBefore, text, behind);
    const goesOn = readsAsOneWord(text, end, behind);
    end = wordEnd(text, start);
    if (text[start] === '-') words = 0;
    else if (end > start && !goesOn) words++;
  }
  return end;
}

/** Quotes are nothing, but for one between a word and a program: in JSON, `\n\"adr\" list` has an `n` before it. */
function readCall(text: string, from: number, to: number): Reading {
  const call = readAs(text.slice(from, to), shellMarks, ({ 0: found, index, input }) => {
    const stop = index + found.length;
    if (found.endsWith('\n')) return [stop, ' '];
    const parts = isWordCharacter(input.charCodeAt(index - 1)) && matchVisible(input, stop, program) !== -1;
    return [stop, parts ? nothing : ''];
  });
  return { text: call.text, originOf: (at) => from + call.originOf(at) };
}
