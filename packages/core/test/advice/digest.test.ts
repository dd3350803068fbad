import { expect, it } from 'vitest';
import { digest } from '../../src/advice/digest.ts';

it('tells texts apart that differ in one place, and is the same for the same text', () => {
  const texts = [
    '',
    ' ',
    'a',
    'b',
    'ab',
    'ba',
    'a'.repeat(1000),
    `${'a'.repeat(999)}b`,
    `b${'a'.repeat(999)}`,
  ];
  for (let index = 0; index < 3000; index++) texts.push(`docs/adr/${index}.md`, `${index}`.repeat(40));
  expect(new Set(texts.map(digest)).size).toBe(new Set(texts).size);
  expect(digest('a')).toBe(digest('a'));
});

it('spreads over all its 53 bits, in letters and digits', () => {
  const digests = Array.from({ length: 2000 }, (_, index) => digest(String(index)));
  expect(digests.every((text) => /^[0-9a-z]{1,11}$/.test(text))).toBe(true);
  const numbers = digests.map((text) => BigInt(Number.parseInt(text, 36)));
  const unset = Array.from({ length: 53 }, (_, bit) => bit).filter((bit) => {
    const set = numbers.filter((number) => (number >> BigInt(bit)) & 1n).length;
    return set < 800 || set > 1200;
  });
  expect(unset).toEqual([]);
});
