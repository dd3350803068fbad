import { expect, it } from 'vitest';
import { count, few, name, quote, sentence } from '../../src/advice/words.ts';

it('counts in words', () => {
  expect([count(0, 'file'), count(1, 'file'), count(2, 'file')]).toEqual(['0 files', '1 file', '2 files']);
});

it('lists a few of many', () => {
  expect(few(['a', 'b'], 3)).toBe('a, b');
  expect(few(['a', 'b', 'c'], 3)).toBe('a, b, c');
  expect(few(['a', 'b', 'c', 'd'], 3)).toBe('a, b, c and 1 more');
});

it.each([
  ['We do', 'We do.'],
  ['We do.', 'We do.'],
  ['Do we?', 'Do we?'],
  ['Do!', 'Do!'],
  ['We do:', 'We do:'],
  ['We…', 'We…'],
  ['e.g. this', 'e.g. this.'],
])('ends %j as a sentence', (text, expected) => {
  expect(sentence(text)).toBe(expected);
});

it('quotes on one line, from the first letter to the last', () => {
  expect(quote(' \n a \t\v\f\r\n b\u{2028}c\u{2029} \u{A0}d\n', 99)).toBe('a b c \u{A0}d');
  expect(quote('abcdef', 4)).toBe('abc…');
  expect(name('a\n b')).toBe('a\\u{a} b');
  expect(name('a'.repeat(301))).toHaveLength(300);
});
