import { append, type Draft } from './draft.ts';

/** Reads text that needs no look at its single characters, by a sticky pattern; answers where it ends. */
export function readPlain(draft: Draft, pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  if (!pattern.test(text)) return at;
  append(draft, text.slice(at, pattern.lastIndex));
  return pattern.lastIndex;
}
