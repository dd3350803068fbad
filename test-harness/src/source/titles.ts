import { tokenize } from './tokens.ts';
import type { Token } from './tokens.ts';

const namers = new Set(['it', 'test', 'describe', 'verifies']);
/** `it.each(table)('title')`: the title comes in a second call. */
const curried = new Set(['each', 'for', 'runIf', 'skipIf']);
const id = /\[([a-z0-9]+(?:-[a-z0-9]+)+(?:, ?[a-z0-9]+(?:-[a-z0-9]+)+)*)\]/g;

/** The titles of the tests and suites that a file declares, and the ids it gives to `verifies`, in order. */
export function titlesIn(source: string): string[] {
  const tokens = tokenize(source);
  const titles: string[] = [];
  for (const [index, token] of tokens.entries()) {
    if (token.kind !== 'word' || !namers.has(token.text) || isSign(tokens[index - 1], '.')) continue;
    const title = titleOfCall(tokens, index + 1);
    if (title !== undefined) titles.push(token.text === 'verifies' ? `[${title}]` : title);
  }
  return titles;
}

/** The requirement ids that titles cite: `… [arg-path-relative]`, `… [a-b] [c-d]` or `… [a-b, c-d]`. */
export function citedIds(titles: readonly string[]): string[] {
  return titles.flatMap((title) =>
    Array.from(title.matchAll(id), (match) => match[1]?.split(/, ?/) ?? []).flat(),
  );
}

function titleOfCall(tokens: readonly Token[], start: number): string | undefined {
  let at = start;
  let lastWord = '';
  while (isSign(tokens[at], '.')) {
    lastWord = tokens[at + 1]?.text ?? '';
    at += 2;
  }
  if (curried.has(lastWord)) at = afterGroup(tokens, at);
  const argument = tokens[at + 1];
  return isSign(tokens[at], '(') && argument?.kind === 'string' ? argument.text : undefined;
}

/** The index after the group of brackets that opens at `start`. */
function afterGroup(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let at = start; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'sign') continue;
    if ('([{'.includes(token.text)) depth += 1;
    if (')]}'.includes(token.text)) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function isSign(token: Token | undefined, text: string): boolean {
  return token?.kind === 'sign' && token.text === text;
}
