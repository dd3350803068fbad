import { isWordCharacter, matchVisible } from './words.ts';

// `adr.cmd`, `adr.mjs`, `adr@latest`; a package also `@adrkit/cli/dist/adr.mjs`.
const ending = /(?:@[\w.^~+-]+|\.(?:cmd|exe|ps1|bat|sh|[cm]?js))(?![\w])/y;
const packageEnding = /(?:@[\w.^~+-]+)?(?:\/[\w./-]*)?/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/**
 * Where the name of an `adr` program that starts at `at` ends, or -1. The name is a whole word and case-sensitive;
 * any folder, `@` or quote may stand before it, so `node_modules/.bin/adr` and `@adrkit/cli` are names too.
 */
export function programEnd(text: string, at: number): number {
  if (at > 0 && isWordCharacter(text.charCodeAt(at - 1))) return -1;
  const bare = matchVisible(text, at, 'adr');
  if (bare === -1) return -1;
  const scoped = text.charCodeAt(at - 1) === 0x40 ? matchVisible(text, bare, 'kit/cli') : -1;
  const end = scoped === -1 ? matchAt(ending, text, bare) : matchAt(packageEnding, text, scoped);
  return isWordCharacter(text.charCodeAt(end)) ? -1 : end;
}
