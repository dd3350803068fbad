import { describe, expect, it } from 'vitest';
import { jsonText, oneLine, visible } from '../../src/print/escape.ts';

describe('text of a record in a terminal', () => {
  it.each([
    ['\u001B[31mred', '\\x1b[31mred'],
    ['a\u0007b\u009Bc', 'a\\x07b\\x9bc'],
    ['abc\u202Efed', 'abc\\u{202e}fed'],
    ['a\u2028b', 'a\\u{2028}b'],
    ['a\u{E0041}b', 'a\\u{e0041}b'],
    ['half \uD800 pair', 'half \\u{d800} pair'],
  ])('%j becomes visible', (text, shown) => {
    expect(visible(text)).toBe(shown);
  });

  it('keeps lines, tabs, emoji and accents', () => {
    const text = 'a\tb\nc é 👩‍👩‍👧 👍🏽 日本';
    expect(visible(text)).toBe(text);
  });

  it('stays on one line and within its length where a line is meant', () => {
    expect(oneLine('a\nb\tc')).toBe('a\\x0ab\\x09c');
    expect(oneLine('😀'.repeat(300), 3)).toBe('😀😀😀…');
  });
});

describe('JSON on a terminal', () => {
  it('writes what a terminal would obey as escapes, and parses to the same values', () => {
    const value = { title: '\u001B[2J\u202E\u009B\u007F\u{E0041} é 😀\n', more: ['a\u2028b'] };
    const text = jsonText(value);
    expect(JSON.parse(text)).toEqual(value);
    expect(text).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u007F-\u009F\u2028\u202E\u{E0041}]/u);
    expect(text).toContain('é 😀');
  });
});
