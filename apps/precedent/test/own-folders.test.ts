import { expect, it } from 'vitest';
import { ownFolders } from '../src/own-folders.ts';

it.each([
  ['/c/apps/precedent/dist/precedent.mjs', ['/c/apps/precedent', '/c/packages/mcp-server']],
  ['/n/@precedent/precedent/dist/precedent.mjs', ['/n/@precedent/precedent', '/n/@precedent/mcp-server']],
  ['/else/precedent/dist/precedent.mjs', ['/else/precedent']],
])('of %s are its own and its server’s: %j [root-never-special]', (file, folders) => {
  expect(ownFolders(file, {})).toEqual(folders);
  expect(ownFolders(file, { CLAUDE_PLUGIN_ROOT: '/plugin' })).toEqual([...folders, '/plugin']);
});
