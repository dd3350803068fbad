import { describe, expect, it } from 'vitest';
import { oneLine } from '../../src/print/escape.ts';
import { jsonText } from '../../src/print/json.ts';

describe('text of a record on a line', () => {
  it.each([
    ['\u001B[31mred', '\\u{1b}[31mred'],
    ['a\u0007b\u009Bc', 'a\\u{7}b\\u{9b}c'],
    ['abc\u202Efed', 'abc\\u{202e}fed'],
    ['a\nb\tc', 'a\\u{a}b\\u{9}c'],
    ['a\u{E0041}b', 'a\\u{e0041}b'],
  ])('%j becomes visible', (text, shown) => {
    expect(oneLine(text)).toBe(shown);
  });

  it('keeps emoji and accents', () => {
    const text = 'c é 👩‍👩‍👧 👍🏽 日本';
    expect(oneLine(text)).toBe(text);
  });

  it('is cut between characters', () => {
    expect(oneLine('😀'.repeat(300), 3)).toBe('😀😀😀…');
    expect(oneLine('abc', 3)).toBe('abc');
  });
});

describe('JSON on a terminal', () => {
  it('writes what a terminal would obey as escapes, and parses to the same values', () => {
    const value = { title: '\u001B[2J\u202E\u009B\u007F\u{E0041} é 😀\n', more: ['a\u2028b', '\uD800'] };
    const text = jsonText(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u202E\u{E0041}]/u);
    expect(text).toContain('é 😀');
  });
});
