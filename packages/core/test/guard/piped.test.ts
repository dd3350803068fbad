import { expect, it } from 'vitest';
import { standardInput } from '../../src/guard/piped.ts';
import type { Command, Stdin } from '../../src/guard/types.ts';

const command = (words: string[], stdin: Stdin[] = [], from?: Command): Command => ({ words, stdin, from });
const here = (text: string): Stdin => ({ text, live: false });

it.each([
  [['echo', 'a', 'b'], ['a b']],
  [['/bin/echo', 'a'], ['a']],
  [['Write-Output', 'a'], ['a']],
  [['WRITE-HOST', 'a'], ['a']],
  [['printf', 'a\\nb\\nc'], ['a\nb\nc']],
  [['print', 'a'], ['a']],
  [['(', 'a', 'b'], ['a b']],
  [['cat'], ['here']],
  [['grep', 'a'], []],
  [[], []],
])('takes of %j that it prints %j', (words, texts) => {
  expect(standardInput(command(['sh'], [], command(words, [here('here')])))).toEqual(texts);
});

it('puts a command’s own text before what is piped into it', () => {
  expect(standardInput(command(['sh'], [here('own'), here('more')]))).toEqual(['own', 'more']);
  expect(standardInput(command(['sh'], [here('own')], command(['echo', 'a'])))).toEqual(['own', 'a']);
  expect(standardInput(command(['sh']))).toEqual([]);
});
