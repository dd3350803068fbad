import { rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createSessionDirectory } from '../../src/session/session-directory.ts';
import { plant } from '../place/tree.ts';

it('knows nothing before a good directory was offered [session-none]', async () => {
  const session = createSessionDirectory(process.platform);
  expect(session.current()).toBeUndefined();
  expect(await session.offer('/definitely/not/here')).toBe(false);
  expect(session.current()).toBeUndefined();
});

it.each([
  undefined,
  null,
  5,
  '',
  'relative',
  './x',
  '/definitely/not/here',
  '\\\\wsl.localhost\\x',
  'C:\\x',
  'FILE',
])('keeps the last good directory when %j is offered', async (candidate) => {
  const top = await plant({ file: 'x' });
  const session = createSessionDirectory('linux');
  expect(await session.offer(top)).toBe(true);
  expect(await session.offer(candidate === 'FILE' ? path.join(top, 'file') : candidate)).toBe(false);
  expect(session.current()).toBe(top);
});

it('ends at the last of several offered at once, however long each takes to look at', async () => {
  const slowest = async (directory: string) => {
    await new Promise((resolve) => setTimeout(resolve, directory === '/a' ? 50 : 1));
    return directory !== '/missing';
  };
  const session = createSessionDirectory('linux', slowest);
  await Promise.all(['/a', '/b', '/missing'].map((directory) => session.offer(directory)));
  expect(session.current()).toBe('/b');
});

it('keeps naming a directory that has gone, so that no older one answers [session-none]', async () => {
  const top = await plant({ 'a/': '', 'b/': '' });
  const session = createSessionDirectory(process.platform);
  await session.offer(path.join(top, 'a'));
  await session.offer(path.join(top, 'b'));
  await rm(path.join(top, 'b'), { recursive: true });
  expect(session.current()).toBe(path.join(top, 'b'));
});
