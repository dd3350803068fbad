import { append, finish, newDraft } from './draft.ts';
import type { Draft } from './draft.ts';
import type { Command } from './types.ts';
import { newVariables } from './variables.ts';

/** How a shell's language is read, piece by piece: each takes what stands at `at` and says where to go on. */
export interface Language {
  readonly outside: (draft: Draft, text: string, at: number) => number;
  /** `quote`: a quote ends the string; it does not where the whole text is the inside of one. */
  readonly inDouble: (draft: Draft, text: string, at: number, quote: boolean) => number;
}

/**
 * The commands of a script. `live`: the text is the inside of a double-quoted string, where only substitutions are
 * commands. One pass; time and memory are linear in the text when each step moves on.
 */
export function readScript(text: string, live: boolean, { outside, inDouble }: Language): Command[] {
  const draft = newDraft(newVariables());
  const outermost = draft.frame;
  outermost.double = live;
  for (let at = 0; at < text.length;) {
    const { frame } = draft;
    at = frame.double ? inDouble(draft, text, at, !(live && frame === outermost)) : outside(draft, text, at);
  }
  return finish(draft);
}

/** A comment at the start of a word, else a character of it. */
export function readHash(draft: Draft, text: string, at: number): number {
  if (draft.frame.word !== undefined) {
    append(draft, '#');
    return at + 1;
  }
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
