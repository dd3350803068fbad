import { endWord, openFrame } from '../draft.ts';
import type { Draft } from '../draft.ts';

/** `2>` and `{fd}>` name a file descriptor, not a word. */
function dropDescriptor(draft: Draft): void {
  const { frame } = draft;
  if (frame.word !== undefined && /^(?:\d+|\{\w+\})$/.test(frame.word) && !frame.quoted)
    frame.word = undefined;
  endWord(draft);
}

/** `<file`, `<<END`, `<<<text`, `<(script)`; the second half of `<>` is read as `>`. */
export function readInput(draft: Draft, text: string, at: number): number {
  dropDescriptor(draft);
  if (text[at + 1] === '(') {
    openFrame(draft, ')', true);
    return at + 2;
  }
  if (text.startsWith('<<<', at)) {
    draft.frame.place = 'stdin';
    return at + 3;
  }
  if (text[at + 1] === '<') {
    draft.frame.place = 'delimiter';
    return at + (text[at + 2] === '-' ? 3 : 2);
  }
  draft.frame.place = 'nowhere';
  return at + (text[at + 1] === '&' ? 2 : 1);
}

/** `>file`, `>&2`, `>|file`, `>(script)`; `>>` is read as two, and `at` may be at the `>` of `&>`. */
export function readOutput(draft: Draft, text: string, at: number): number {
  dropDescriptor(draft);
  if (text[at + 1] === '(') {
    openFrame(draft, ')', true);
    return at + 2;
  }
  draft.frame.place = 'nowhere';
  return at + (text[at + 1] === '&' || text[at + 1] === '|' ? 2 : 1);
}
