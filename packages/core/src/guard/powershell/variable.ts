import { append, endWord, openFrame } from '../draft.ts';
import type { Draft } from '../draft.ts';
import { valueOf } from '../variables.ts';

const variable = /(?:(?:global|script|local|env):)?(\w+)|\{([^}]{0,200})\}/iy;

export function beginsCommand({ frame }: Draft): boolean {
  return frame.word === undefined && frame.command.words.length === 0;
}

/** What a `$` at `at` begins: a subexpression or a variable. Answers where reading goes on. */
export function readDollar(draft: Draft, text: string, at: number): number {
  if (text[at + 1] === '(') {
    openFrame(draft, ')', true);
    return at + 2;
  }
  variable.lastIndex = at + 1;
  const found = variable.exec(text);
  if (found === null) {
    append(draft, '$');
    return at + 1;
  }
  const name = text.slice(at, variable.lastIndex);
  // At the start of a command it is a value, or what is assigned to; only behind `&` is it a program.
  const value = beginsCommand(draft)
    ? ''
    : valueOf(draft.variables, (found[1] ?? found[2] ?? '').toLowerCase());
  append(draft, value === '' ? name : value);
  return variable.lastIndex;
}

/** `$x=1` assigns as `$x = 1` does. */
export function readEquals(draft: Draft, at: number): number {
  const { word, command } = draft.frame;
  const assigns = command.words.length === 0 && word?.startsWith('$') === true;
  if (assigns) endWord(draft);
  append(draft, '=');
  if (assigns) endWord(draft);
  return at + 1;
}
