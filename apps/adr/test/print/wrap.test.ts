import { describe, expect, it } from 'vitest';
import { columns, cut, pad } from '../../src/print/width.ts';
import { hang, wrap } from '../../src/print/wrap.ts';

describe('wrapping', () => {
  it('breaks at spaces so that no line is wider than asked', () => {
    expect(wrap('one queue carries every job', 11)).toEqual(['one queue', 'carries', 'every job']);
  });

  it('keeps a word that is wider than the line whole, so that paths can be copied', () => {
    expect(wrap('see src/a/very/long/path.ts now', 8)).toEqual(['see', 'src/a/very/long/path.ts', 'now']);
  });

  it('has no line for a text without words', () => {
    expect(wrap(' \n ', 10)).toEqual([]);
  });

  it('counts wide characters as two columns', () => {
    expect(wrap('決定 記録 一覧', 9)).toEqual(['決定 記録', '一覧']);
  });

  it('sets further lines below the beginning of the first', () => {
    expect(hang('  why  ', 'one queue carries every job', 27)).toEqual([
      '  why  one queue carries',
      '       every job',
    ]);
  });
});

describe('the width of a text', () => {
  it.each([
    ['abc', 3],
    ['日本', 4],
    ['e\u0301', 1],
    ['👍', 2],
    ['a\u200Bb', 2],
    ['ｱ', 1],
  ])('%j takes %d columns', (text, width) => {
    expect(columns(text)).toBe(width);
  });

  it('is what padding and cutting go by', () => {
    expect(pad('日本', 6)).toBe('日本  ');
    expect(cut('日本語の題名はとても長いです', 30, 8)).toBe('日本語の題名はとても…');
    expect(cut('anything', undefined, 0)).toBe('anything');
  });
});
