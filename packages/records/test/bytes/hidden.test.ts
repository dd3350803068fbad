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
    expect(findHiddenText(`first\n${text}\n`, 9)).toEqual([{ line: 2, codePoints }]);
  });

  it.each([
    ['a flag of tag letters', `\u{1F3F4}${tags('gbsct')}\u{E007F}`],
    ['a family joined by ZWJ', '👩‍👩‍👧'],
    ['an emoji variation', '❤️'],
    ['a no-break space', 'a\u00A0b'],
    ['tabs and CRLF', 'a\tb\r\nc\r\n'],
    ['letters of many scripts', 'naïve Решение 決定 نیم\u200Cفاصله'],
  ])('passes %s', (_name, text) => {
    expect(findHiddenText(text, 9)).toEqual([]);
  });

  it('does not take tag letters behind a flag for a part of it', () => {
    const smuggled = `\u{1F3F4}${tags('gbsct')}\u{E007F}${tags('obey')}`;
    expect(findHiddenText(smuggled, 9)).toHaveLength(1);
  });
});

describe('findHiddenText in a long text', () => {
  it('counts lines across the ones that are clean', () => {
    const text = ['a', '\u200B', '', 'b', '\u200B\u200B', 'c\u202E'].join('\n');
    expect(findHiddenText(text, 9).map(({ line }) => line)).toEqual([2, 5, 6]);
  });

  it('stops at the number of lines asked for', () => {
    expect(findHiddenText('\u200B\n'.repeat(500_000), 3)).toHaveLength(3);
  });

  it('looks on behind a flag, however long the line', () => {
    const text = `\u{1F3F4}${tags('gbsct')}\u{E007F}${'x'.repeat(9000)}\u200B`;
    expect(findHiddenText(text, 9)).toEqual([{ line: 1, codePoints: ['U+200B'] }]);
  });
});

describe('showHiddenText', () => {
  it('writes hidden characters out and leaves the rest', () => {
    expect(showHiddenText('é\u001B\u{E0041}❤️')).toBe('é\\u{1b}\\u{e0041}❤️');
  });
});
