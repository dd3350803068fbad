import { escapeLine } from './escape-controls.ts';
import { isWordCharacter, matchVisible, readsAsOneWord, skipSeparators, wordEnd } from './words.ts';

/** A text as somebody may read it, and where each of its characters stands in the text itself. */
export interface Reading {
  readonly text: string;
  /** For positions that do not go back. */
  readonly originOf: (at: number) => number;
}

/** How a control sequence is taken: a terminal shows nothing of it, a reader of escapes does not know where it ends. */
type Taken = 'whole' | 'beginning';

const introducer = /[\x1B\x80-\x9F]/;

// Alternatives of the same character: itself, and as `escapeControls` shows it.
const esc = String.raw`(?:\x1B|\\u\{1b\})`;
const startOfParameters = String.raw`(${esc}\[|\x9B|\\u\{9b\})`;
const startOfString = String.raw`(${esc}[\]PX^_]|[\x90\x98\x9D-\x9F]|\\u\{(?:90|98|9[def])\})`;
const start = new RegExp(
  `${startOfParameters}|${startOfString}|(${esc})|\\\\u\\{([1-9a-f][\\da-f]{0,5}|0)\\}`,
  'g',
);
const control = /[\0-\x1F\x7F-\x9F]|\\u\{(?:1?[\da-f]|7f|[89][\da-f])\}/g;
const stringEnd = new RegExp(String.raw`(?:${esc}\\(?!u\{)|\x07|\\u\{7\}|\x9C|\\u\{9c\})`, 'y');
const parameters = /[0-?]*[ -/]*/y;
const intermediates = /[ -/]*/y;
// A backslash too, but for one that begins a visible escape.
const finalByte = /(?!\\u\{)[@-~]/y;
const finalOfEscape = /(?!\\u\{)[0-~]/y;

const none: readonly Reading[] = [];

/** Shows nothing and parts no word: what stands for a control sequence. */
const nothing = '\u{200B}';

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

/**
 * The other ways to read a text with terminal sequences (colours, titles, links) or characters that were made visible
 * before: without the sequences, and with them but for how they begin. None for a text without either, as one is that
 * is not suspicious: the caller knows.
 */
export function readingsOf(text: string, suspicious: boolean): readonly Reading[] {
  if (!(suspicious && introducer.test(text)) && !text.includes('\\u{')) return none;
  const ways: readonly Taken[] = ['whole', 'beginning'];
  return ways.map((taken) => readAs(text, start, (found) => meaningOf(text, found, taken)));
}

type Meaning = [stop: number, shown?: string];

function readAs(text: string, marked: RegExp, meaning: (found: RegExpExecArray) => Meaning): Reading {
  let read = '';
  let copied = 0;
  /** Where copying began again: in the reading, and in the text. */
  const marks: [inReading: number, inText: number][] = [[0, 0]];
  marked.lastIndex = 0;
  for (let found = marked.exec(text); found !== null; found = marked.exec(text)) {
    const [stop, shown] = meaning(found);
    if (shown !== undefined) {
      read += text.slice(copied, found.index) + shown;
      copied = stop;
      marks.push([read.length, stop]);
    }
    marked.lastIndex = stop;
  }
  let at = 0;
  const originOf = (position: number): number => {
    while (at + 1 < marks.length && (marks[at + 1] as [number, number])[0] <= position) at++;
    const [inReading, inText] = marks[at] as [number, number];
    return inText + position - inReading;
  };
  return { text: read + text.slice(copied), originOf };
}

/** Where what begins here ends, and what is read instead; undefined when it is plain text. */
function meaningOf(text: string, found: RegExpExecArray, taken: Taken): Meaning {
  const [all, withParameters, withString, escape, hex] = found;
  const behind = found.index + all.length;
  if (hex !== undefined) {
    const character = characterOf(hex);
    return character === undefined ? [behind] : [behind, character];
  }
  if (withString !== undefined) return [taken === 'whole' ? endOfString(text, behind) : behind, nothing];
  const last =
    withParameters === undefined ? endOf(intermediates, text, behind) : endOf(parameters, text, behind);
  const ending = escape === undefined ? finalByte : finalOfEscape;
  return [taken === 'whole' ? endOf(ending, text, last) : last, nothing];
}

/** Behind the terminator; where another control comes before it, nothing of the string belongs to the sequence. */
function endOfString(text: string, from: number): number {
  control.lastIndex = from;
  const end = control.exec(text)?.index;
  if (end === undefined) return from;
  const behind = endOf(stringEnd, text, end);
  return behind === end ? from : behind;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The character that was made visible; undefined when none of ours would have been. */
function characterOf(hex: string): string | undefined {
  const code = Number.parseInt(hex, 16);
  if (code > 0x10_ffff) return undefined;
  const character = String.fromCodePoint(code);
  if (escapeLine(character) === character) return undefined;
  // It was no line end when it was made visible, so it must not become one with a newline behind it.
  return character === '\r' ? '\v' : character;
}
