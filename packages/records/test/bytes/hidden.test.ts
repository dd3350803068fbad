import { describe, expect, it } from 'vitest';
import { findHiddenText, showHiddenText } from '../../src/bytes/hidden.ts';

const tags = (text: string): string =>
  Array.from(text, (char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('');

describe('findHiddenText', () => {
  it.each([
    ['a terminal escape', 'x\u001B[2J', ['U+001B']],
    ['a C1 control', 'x\u009B2J', ['U+009B']],
    ['NUL', 'x\u0000', ['U+0000']],
    ['a bidirectional override', '\u202Ecba\u202C', ['U+202E', 'U+202C']],
    ['an isolate', '\u2066abc\u2069', ['U+2066', 'U+2069']],
    ['a zero-width space, once though it is there twice', 'adr\u200Bnew\u200B', ['U+200B']],
    ['a soft hyphen', 'a\u00ADb', ['U+00AD']],
    ['letters of the Tags block', `x${tags('hi')}`, ['U+E0068', 'U+E0069']],
    ['a supplementary variation selector', 'x\u{E0101}', ['U+E0101']],
  ])('names %s', (_name, text, codePoints) => {
    expect(findHiddenText(`first\n${text}\n`)).toEqual([{ line: 2, codePoints }]);
  });

  it.each([
    ['a flag of tag letters', `\u{1F3F4}${tags('gbsct')}\u{E007F}`],
    ['a family joined by ZWJ', '👩‍👩‍👧'],
    ['an emoji variation', '❤️'],
    ['a no-break space', 'a\u00A0b'],
    ['tabs and CRLF', 'a\tb\r\nc\r\n'],
    ['letters of many scripts', 'naïve Решение 決定 نیم\u200Cفاصله'],
  ])('passes %s', (_name, text) => {
    expect(findHiddenText(text)).toEqual([]);
  });

  it('does not take tag letters behind a flag for a part of it', () => {
    const smuggled = `\u{1F3F4}${tags('gbsct')}\u{E007F}${tags('obey')}`;
    expect(findHiddenText(smuggled)).toHaveLength(1);
  });
});

describe('showHiddenText', () => {
  it('writes hidden characters out and leaves the rest', () => {
    expect(showHiddenText('é\u001B\u{E0041}❤️')).toBe('é\\u{1b}\\u{e0041}❤️');
  });
});
