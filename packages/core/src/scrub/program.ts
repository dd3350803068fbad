import { isWordCharacter, matchVisible, skipInvisible } from './words.ts';

// `adr.cmd`, `adr.mjs`, `adr@latest`; a package also `@adrkit/cli/dist/adr.mjs`.
const ending = /(?:@[\w.^~+-]+|\.(?:cmd|exe|ps1|bat|sh|[cm]?[jt]s))(?!\w)/y;
const packageEnding = /(?:@[\w.^~+-]+)?(?:[\\/][\w.\\/-]*)?/y;

function matchAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** `kit/cli` behind the `@adr` that ends at `at`, with either slash; -1 where it does not stand. */
function scopeEnd(text: string, at: number): number {
  const kit = matchVisible(text, skipInvisible(text, at), 'kit');
  if (kit === -1) return -1;
  const slash = skipInvisible(text, kit);
  if (text[slash] !== '/' && text[slash] !== '\\') return -1;
  return matchVisible(text, skipInvisible(text, slash + 1), 'cli');
}

export interface ProgramName {
  readonly end: number;
  /** It ends with a version or a file ending, which an invisible character may part from its rest. */
  readonly mayGoOn: boolean;
}

/**
 * The name of an `adr` program that starts at `at`, if there is one. It is a whole word and case-sensitive; any
 * folder, `@` or quote may stand before it, so `node_modules/.bin/adr` and `@adrkit/cli` are names too.
 */
export function programName(text: string, at: number): ProgramName | undefined {
  if (at > 0 && isWordCharacter(text.charCodeAt(at - 1))) return undefined;
  const bare = matchVisible(text, at, 'adr');
  if (bare === -1) return undefined;
  const scoped = text.charCodeAt(at - 1) === 0x40 ? scopeEnd(text, bare) : -1;
  const end = scoped === -1 ? matchAt(ending, text, bare) : matchAt(packageEnding, text, scoped);
  if (isWordCharacter(text.charCodeAt(end))) return undefined;
  return { end, mayGoOn: end > Math.max(bare, scoped) };
}
