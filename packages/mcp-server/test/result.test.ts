import { expect, it } from 'vitest';
import { toCallResult } from '../src/result.ts';

const source = { root: '/r', corpus: 'docs/adr', otherCorpora: [], engine: 'embedded' };

it('gives a success as structured content and as the same text [mcp-both-forms]', () => {
  const result = toCallResult({ ok: true, exitCode: 1, report: { checked: 1 }, source });
  expect(result.structuredContent).toStrictEqual({ exitCode: 1, report: { checked: 1 }, source });
  expect(JSON.parse(result.content[0]?.text ?? '')).toStrictEqual(result.structuredContent);
  expect(result).not.toHaveProperty('isError');
});

it('gives a failure as its fixed text alone [outcome-fixed-texts, mcp-errors]', () => {
  expect(toCallResult({ ok: false, code: 'shallow', message: 'Too shallow. Fetch more.' })).toStrictEqual({
    content: [{ type: 'text', text: 'shallow: Too shallow. Fetch more.' }],
    isError: true,
  });
});
