import { describe, expect, it } from 'vitest';
import { shortenList } from '../../src/render/shorten-list.ts';

const sizeOf = (text: string): number => text.length;
const shorten = (list: readonly unknown[], excess: number, rule: object = {}) =>
  shortenList(list, { at: 'list', ...rule }, excess, sizeOf);

// Each entry is `"a"` and a comma: four characters.
const letters = ['a', 'b', 'c', 'd'];

describe('a list that is shortened', () => {
  it.each([
    [0, letters, 0],
    [1, ['a', 'b', 'c'], 4],
    [4, ['a', 'b', 'c'], 4],
    [5, ['a', 'b'], 8],
    [12, ['a'], 12],
  ])('to save %i loses no more than it must, from the end [limit-order]', (excess, list, saved) => {
    expect(shorten(letters, excess)).toStrictEqual({ list, saved });
  });

  it('saves no comma once nothing is left', () => {
    expect(shorten(letters, 1000)).toStrictEqual({ list: [], saved: 15 });
    expect(shorten([], 1000)).toStrictEqual({ list: [], saved: 0 });
  });

  it('keeps the least that it must', () => {
    expect(shorten(letters, 1000, { least: 1 })).toStrictEqual({ list: ['a'], saved: 12 });
    expect(shorten(['a'], 1000, { least: 2 })).toStrictEqual({ list: ['a'], saved: 0 });
  });

  it('loses the worst first and keeps the order of the others [limit-order]', () => {
    const rank = (entry: unknown): number => 'cabd'.indexOf(String(entry));
    expect(shorten(letters, 4, { rank }).list).toStrictEqual(['a', 'b', 'c']);
    expect(shorten(letters, 8, { rank }).list).toStrictEqual(['a', 'c']);
    expect(shorten(letters, 12, { rank }).list).toStrictEqual(['c']);
  });

  it('counts what is no JSON as the null that stands for it', () => {
    expect(shorten([undefined, 'a'], 5)).toStrictEqual({ list: [], saved: 8 });
  });
});
