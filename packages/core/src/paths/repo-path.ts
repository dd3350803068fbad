import { bidiCharacters, controlCharacters, loneSurrogates } from './characters.ts';
import type { RepoPath } from './types.ts';

/** One thing that must be true of an argument. `says` follows the parameter's name and never names the value. */
export interface TextRule {
  readonly id: string;
  readonly says: string;
  readonly holds: (text: string) => boolean;
}

/** In UTF-16 code units. */
export const maxPathLength = 1024;

/** POSIX and Windows roots, UNC and device forms, and a drive with or without a slash behind it. */
const rooted = /^(?:[/\\]|[A-Za-z]:)/u;

/** Every rule of a path below the root, cheapest and least surprising first. */
export const pathRules: readonly TextRule[] = [
  { id: 'path-non-empty', says: 'must not be empty', holds: (text) => text !== '' },
  {
    id: 'path-length',
    says: `must have at most ${maxPathLength} characters`,
    holds: (text) => text.length <= maxPathLength,
  },
  {
    id: 'path-relative',
    says: 'must be relative to the root of the repository: no leading slash or backslash, no drive letter',
    holds: (text) => !rooted.test(text),
  },
  {
    id: 'path-no-parent',
    says: 'must not have a .. segment',
    holds: (text) => !text.split(/[/\\]/u).includes('..'),
  },
  {
    id: 'path-no-control',
    says: 'must not have control characters or line separators',
    holds: (text) => !controlCharacters.test(text),
  },
  {
    id: 'path-no-bidi',
    says: 'must not have characters that change the direction of text',
    holds: (text) => !bidiCharacters.test(text),
  },
  { id: 'path-no-dash', says: 'must not start with -', holds: (text) => !text.startsWith('-') },
  {
    id: 'path-well-formed',
    says: 'must be well-formed text, without lone surrogates',
    holds: (text) => !loneSurrogates.test(text),
  },
];

/** The text as a path below the root, or undefined when it breaks a rule. */
export function asRepoPath(text: string): RepoPath | undefined {
  return pathRules.every((rule) => rule.holds(text)) ? (text as RepoPath) : undefined;
}
