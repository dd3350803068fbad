import { appendQuoted } from '../draft.ts';
import type { Draft } from '../draft.ts';

const singleQuote = /['\u2018-\u201B]/g;
const isSingleQuote = /^['\u2018-\u201B]/;

/** `'text'`, where a doubled quote is one; PowerShell takes typographic quotes for plain ones. */
export function readSingleQuoted(draft: Draft, text: string, at: number): number {
  let from = at + 1;
  for (;;) {
    singleQuote.lastIndex = from;
    if (!singleQuote.test(text)) {
      appendQuoted(draft, text.slice(from));
      return text.length;
    }
    const behind = singleQuote.lastIndex;
    const doubled = isSingleQuote.test(text.charAt(behind));
    appendQuoted(draft, text.slice(from, doubled ? behind : behind - 1));
    if (!doubled) return behind;
    from = behind + 1;
  }
}

const opening = /@(['"])[ \t]*\r?\n/y;

/** `@'` and a line end, to a line that begins with `'@`; answers `at` where none begins. */
export function readHereString(draft: Draft, text: string, at: number): number {
  opening.lastIndex = at;
  const quote = opening.exec(text)?.[1];
  if (quote === undefined) return at;
  const from = opening.lastIndex;
  const end = text.indexOf(`\n${quote}@`, from - 1);
  const body = text.slice(from, end === -1 ? undefined : end);
  appendQuoted(draft, body);
  if (quote === '"') draft.frame.command.stdin.push({ text: body, live: true });
  return end === -1 ? text.length : end + 3;
}
