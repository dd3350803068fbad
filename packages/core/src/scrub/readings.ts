import { escapeLine } from './escape-controls.ts';

/** A text as somebody may read it, and where each of its characters stands in the text itself. */
export interface Reading {
  readonly text: string;
  /** For positions that do not go back. */
  readonly originOf: (at: number) => number;
}

/** How a control sequence is taken: a terminal shows nothing of it, a reader of escapes does not know where it ends. */
type Taken = 'whole' | 'beginning';

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
export const nothing = '\u{200B}';

/**
 * The other ways to read a text with terminal sequences (colours, titles, links) or characters that were made visible
 * before: without the sequences, and with them but for how they begin. None for a text in which nothing was made visible:
 * a sequence is read once it was.
 */
export function readingsOf(text: string): readonly Reading[] {
  if (!text.includes('\\u{')) return none;
  const ways: readonly Taken[] = ['whole', 'beginning'];
  return ways.map((taken) => readAs(text, start, (found) => meaningOf(text, found, taken)));
}

type Meaning = [stop: number, shown?: string];

/** `meaning` says where what was found ends, and what is read instead of it. */
export function readAs(text: string, marked: RegExp, meaning: (found: RegExpExecArray) => Meaning): Reading {
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

/** Where a sticky pattern that begins at `at` ends; `at` when it does not begin there. */
export function endOf(pattern: RegExp, text: string, at: number): number {
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
