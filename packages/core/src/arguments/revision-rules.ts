import type { TextRule } from '../paths/repo-path.ts';

export const maxRevisionLength = 256;

/**
 * Rules of `base`. Strict on purpose: ranges, searches (`:/`, `^{/`) and checkout history (`@{-1}`) are git's own
 * small languages, and a text that starts with `-` is an option.
 */
export const revisionRules: readonly TextRule[] = [
  { id: 'base-non-empty', says: 'must not be empty', holds: (text) => text !== '' },
  {
    id: 'base-length',
    says: `must have at most ${maxRevisionLength} characters`,
    holds: (text) => text.length <= maxRevisionLength,
  },
  {
    id: 'base-first',
    says: 'must start with a letter or a digit',
    holds: (text) => /^[A-Za-z0-9]/u.test(text),
  },
  {
    id: 'base-characters',
    says: 'may have only letters, digits and . _ / @ { } ~ ^ + -',
    holds: (text) => /^[A-Za-z0-9._/@{}~^+-]*$/u.test(text),
  },
  {
    id: 'base-no-range',
    says: 'must name one revision: no .., no ^{ and no @{-',
    holds: (text) => !text.includes('..') && !text.includes('^{') && !text.includes('@{-'),
  },
];
