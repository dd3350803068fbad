import * as fc from 'fast-check';

/** What could make a path more than a path: roots, parents, options, controls, and characters nobody sees. */
const pieces = fc.oneof(
  fc.constantFrom(
    'a',
    'src',
    'a.ts',
    'docs/adr',
    '.',
    '..',
    '/',
    '\\',
    '//',
    'C:',
    'c:\\x',
    '-',
    '--',
    '--dir',
  ),
  fc.constantFrom(
    '\u{0}',
    '\n',
    '\r',
    '\t',
    '\u{1b}[0m',
    '\u{7f}',
    '\u{85}',
    '\u{2028}',
    '\u{202e}',
    '\u{200f}',
  ),
  fc.constantFrom(
    '\u{d800}',
    '\u{dc00}',
    '\u{200b}',
    '\u{feff}',
    '😀',
    'é',
    ' ',
    '"',
    "'",
    '`',
    '$(x)',
    ';',
    '@{-1}',
  ),
  fc.constantFrom(
    'HEAD',
    '~1',
    '^',
    '^{',
    '...',
    '@',
    '\\\\?\\',
    '\\\\srv\\share',
    'file:///x',
    '%2e%2e',
    '%00',
  ),
  fc.string({ unit: 'binary', maxLength: 5 }),
);

/** Text as a model that has read the wrong thing might send it; sometimes too long. */
export const hostileText = fc.oneof(
  { weight: 20, arbitrary: fc.array(pieces, { maxLength: 5 }).map((parts) => parts.join('')) },
  { weight: 1, arbitrary: fc.nat(1100).map((length) => 'a'.repeat(length)) },
);

/** Anything JSON can hold where text is expected. */
export const hostileValue = fc.oneof(
  { weight: 8, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.jsonValue() },
  { weight: 1, arbitrary: fc.constantFrom(undefined, null, 0, true, [], {}, [[]]) },
);
