import { asRepoPath } from '../paths/repo-path.ts';
import type { RepoPath } from '../paths/types.ts';

// A word that could be a path, not a piece of an absolute one or of an address. `@path` is how hosts mention a file; brackets and `$` are in the routes of web frameworks.
const candidate =
  /(?<![\p{L}\p{N}_.[\]()+$~@\\/-])@?([\p{L}\p{N}_.[\]()+$~-]+(?:[\\/][\p{L}\p{N}_.[\]()+$~@-]+)*)/gu;
const looksLikePath = /\/|\.[\p{L}\p{N}]{1,8}$/u;
/** More than a person names, and few enough to ask an engine about on every prompt. */
const most = 50;
const longestPrompt = 100_000;

/** How many more of these brackets close than open. */
function surplus(text: string, [opening, closing]: readonly [string, string]): number {
  return text.split(closing).length - text.split(opening).length;
}

const pairs = [
  ['(', ')'],
  ['[', ']'],
] as const;

/** Without what ends a sentence, and without the brackets of prose and of a Markdown link around it. */
function trimmed(word: string): string {
  let text = word.slice(word.lastIndexOf('](') + 1).replace(/\.{1,3}$/, '');
  for (const pair of pairs) {
    const [opening, closing] = pair;
    if (text.startsWith(opening) && (text.endsWith(closing) || surplus(text, pair) < 0)) text = text.slice(1);
    if (text.endsWith(closing) && surplus(text, pair) > 0) text = text.slice(0, -1);
  }
  return text.replace(/\.$/, '');
}

/** The paths that a prompt names, as far as they are relative and stay inside the root: at most 50, in their order. */
export function pathsIn(prompt: string): RepoPath[] {
  const found = new Set<RepoPath>();
  for (const [, word = ''] of prompt.slice(0, longestPrompt).matchAll(candidate)) {
    if (word.length > 1024) continue;
    const text = trimmed(word)
      .replaceAll('\\', '/')
      .replace(/^(?:\.\/)+/, '');
    const path = looksLikePath.test(text) ? asRepoPath(text) : undefined;
    if (path !== undefined) found.add(path);
    if (found.size === most) break;
  }
  return [...found];
}
