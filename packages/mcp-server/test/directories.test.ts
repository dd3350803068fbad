import { expect, it } from 'vitest';
import { resolveFlag } from '../src/flag-directory.ts';
import { installFolders } from '../src/install-folders.ts';

it.each<[string | undefined, string | undefined, string | undefined]>([
  [undefined, '/start', undefined],
  ['', '/start', ''],
  ['/a', '/start', '/a'],
  ['.', '/start', '/start'],
  ['../b', '/start', '/b'],
  ['b', undefined, 'b'],
  ['C:\\x', '/start', 'C:\\x'],
  ['\\\\server\\share', '/start', '\\\\server\\share'],
])('takes --cwd %j from %j as %j', (flagDirectory, processDirectory, resolved) => {
  expect(resolveFlag({ flagDirectory, processDirectory })).toBe(resolved);
});

it('knows the package it runs from and the plugin it came in [root-never-special]', () => {
  const env = {
    PLUGIN_ROOT: '/plugin',
    COPILOT_PLUGIN_ROOT: '',
    CLAUDE_PLUGIN_ROOT: 'relative',
    PATH: '/bin',
  };
  expect(installFolders('/p/mcp-server/dist/server.mjs', env)).toStrictEqual(['/p/mcp-server', '/plugin']);
  expect(installFolders('/home/me/tools/server.mjs', {})).toStrictEqual(['/home/me/tools']);
});
