import { expect, it } from 'vitest';
import { callArguments } from '../../src/engine/call-arguments.ts';
import type { Query } from '../../src/query.ts';

const query = (shown: string, rest: object): Query =>
  ({ corpus: { shown, absolute: '/r/docs' }, ...rest }) as unknown as Query;

it.each<[object, readonly string[]]>([
  [{ tool: 'check', paths: ['a', '-b'] }, ['check', '--json', '--dir', 'docs', '--', 'a', '-b']],
  [{ tool: 'explain', path: '-a' }, ['explain', '--json', '--dir', 'docs', '--', '-a']],
  [{ tool: 'lint' }, ['lint', '--json', '--dir', 'docs']],
])('%j is asked with read-only words and paths behind --', (rest, argv) => {
  expect(callArguments(query('docs', rest))).toStrictEqual(argv);
});

it('a folder that looks like an option is named by its absolute path', () => {
  expect(callArguments(query('-docs', { tool: 'lint' }))).toStrictEqual([
    'lint',
    '--json',
    '--dir',
    '/r/docs',
  ]);
  expect(callArguments(query('docs-', { tool: 'lint' }))).toStrictEqual(['lint', '--json', '--dir', 'docs-']);
});
