import { expect, it } from 'vitest';
import { inFixedWords } from '../src/fixed-words.ts';

const errorOf = (code: number, message: string) => ({
  jsonrpc: '2.0',
  id: 1,
  error: { code, message, data: 1 },
});

it.each([
  ['an exception', '/home/ann/.config: EACCES', -32_603],
  ['text that is a list', '[1]', -32_603],
  ['text that is no list', '{"path":[]}', -32_603],
  ['a complaint of the validator', '[{"path":["params"],"message":"got SECRET"}]', -32_602],
])('%s leaves in fixed words [mcp-errors]', (_, message, code) => {
  const { error, ...rest } = inFixedWords(errorOf(-32_603, message));
  expect(rest).toStrictEqual({ jsonrpc: '2.0', id: 1 });
  expect(error).toStrictEqual({ code, message: expect.stringMatching(/^The \w+[^/]*\.$/) as string });
});

it('our own errors and results leave as they are', () => {
  for (const message of [
    errorOf(-32_601, 'There is no such method.'),
    { id: 1, result: {} },
    { error: null },
  ])
    expect(inFixedWords(message)).toBe(message);
});
