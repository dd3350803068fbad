import { describe, expect, it } from 'vitest';
import { clipTexts, squeeze, type Squeeze } from '../../src/render/squeeze.ts';

const most: Squeeze = { text: 5, entries: 2, keys: 2, depth: 3 };

function squeezed(value: unknown) {
  const count = { kept: 0, total: 0 };
  return { value: squeeze(value, most, count), ...count };
}

describe('a value that is squeezed', () => {
  it('keeps numbers, truth and null', () => {
    for (const value of [0, 12, true, false, null])
      expect(squeezed(value)).toStrictEqual({ value, kept: 0, total: 0 });
  });

  it('has short texts', () => {
    expect(squeezed('abcde').value).toBe('abcde');
    expect(squeezed('abcdef').value).toBe('abcd…');
  });

  it('has lists and objects cut at the end, and says how much stayed', () => {
    expect(squeezed([1, 2, 3])).toStrictEqual({ value: [1, 2], kept: 2, total: 3 });
    expect(squeezed({ a: 1, b: 2, c: 3, d: 4 })).toStrictEqual({ value: { a: 1, b: 2 }, kept: 2, total: 4 });
    expect(squeezed([[1, 2, 3], { a: 1 }, 9])).toStrictEqual({
      value: [[1, 2], { a: 1 }],
      kept: 5,
      total: 7,
    });
  });

  it('has short keys', () => {
    expect(squeezed({ abcdefg: 1 }).value).toStrictEqual({ 'abcd…': 1 });
  });

  it('ends at a depth', () => {
    expect(squeezed([[[1]]]).value).toStrictEqual([[[1]]]);
    expect(squeezed([[[[1]]]]).value).toStrictEqual([[['…']]]);
    expect(squeezed({ a: { b: { c: {} } } }).value).toStrictEqual({ a: { b: { c: '…' } } });
    expect(squeezed([[['a']]]).value).toStrictEqual([[['a']]]);
  });
});

it('texts are clipped at any depth and nothing else changes', () => {
  const rows = Array.from({ length: 2000 }, (_, row) => ({ row }));
  const deep = { a: [[[[[['abcdef', 'ok']]]]]], rows };
  expect(clipTexts(deep, 5)).toStrictEqual({ a: [[[[[['abcd…', 'ok']]]]]], rows });
});
