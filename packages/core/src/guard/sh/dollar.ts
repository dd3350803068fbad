import { append, appendQuoted, endWord, openFrame } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { valueOf } from '../variables.ts';

const name = /[A-Za-z_]\w*|[0-9@*#?$!-]/y;
// `${name}`, `${name:-default}`; longer forms are looked through for substitutions only.
const braced = /\{([A-Za-z_]\w*)(?:(:?[-=])([^{}$`"'\\]*))?\}/y;

const escapes: Readonly<Record<string, string>> = {
  n: '\n',
  t: '\t',
  r: '\r',
  '\\': '\\',
  "'": "'",
  '"': '"',
};
const ansiEscape = /\\(?:x([0-9A-Fa-f]{1,2})|u([0-9A-Fa-f]{1,4})|([0-7]{1,3})|([^]))/g;

function decodeAnsi(text: string): string {
  return text.replace(
    ansiEscape,
    (whole, hex?: string, unicode?: string, octal?: string, letter?: string) => {
      if (letter !== undefined) return escapes[letter] ?? whole;
      return String.fromCharCode(
        octal === undefined ? Number.parseInt(hex ?? unicode ?? '0', 16) : Number.parseInt(octal, 8),
      );
    },
  );
}

/** The closing quote of a string that starts at `at`, or the end of the text. */
function ansiEnd(text: string, at: number): number {
  let next = at;
  while (next < text.length && text[next] !== "'") next += text[next] === '\\' ? 2 : 1;
  return Math.min(next, text.length);
}

/** A value outside quotes is split into words at its blanks. */
function appendValue(draft: Draft, value: string): void {
  if (draft.frame.double) {
    append(draft, value);
    return;
  }
  for (const [index, part] of value.split(/[ \t\n]+/).entries()) {
    if (index > 0) endWord(draft);
    if (part !== '') append(draft, part);
  }
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** What a `$` at `at` begins: a substitution, a variable, or a quoted string. Answers where reading goes on. */
export function readDollar(draft: Draft, text: string, at: number): number {
  const next = at + 1;
  const character = text[next];
  if (character === '(') {
    openFrame(draft, ')', true);
    return next + 1;
  }
  if (!draft.frame.double && character === "'") {
    const end = ansiEnd(text, next + 1);
    appendQuoted(draft, decodeAnsi(text.slice(next + 1, end)));
    return end + 1;
  }
  if (!draft.frame.double && character === '"') return next;
  const variable = matchAt(braced, text, next) ?? matchAt(name, text, next);
  if (variable === null) {
    append(draft, '$');
    return next;
  }
  const [whole, bracedName, , otherwise = ''] = variable;
  appendValue(draft, valueOf(draft.variables, bracedName ?? whole) || otherwise);
  return next + whole.length;
}
