import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isInside, resolveInside, shownFrom } from '../../src/paths/inside.ts';
import type { AbsoluteDir } from '../../src/paths/types.ts';

let top: string;
let root: AbsoluteDir;

beforeAll(async () => {
  top = await realpath(await mkdtemp(path.join(tmpdir(), 'inside-')));
  root = path.join(top, 'repo') as AbsoluteDir;
  for (const folder of ['repo/docs/adr', 'repo/design', 'repo-evil', 'outside/adr']) {
    await mkdir(path.join(top, folder), { recursive: true });
  }
  await writeFile(path.join(root, 'file'), '');
  const link = (at: string, to: string) => symlink(to, path.join(root, at));
  await link('to-design', 'design');
  await link('to-outside', '../outside');
  await link('to-sibling', '../repo-evil');
  await link('to-nowhere', 'missing/target');
  await link('loop', 'loop');
});

afterAll(() => rm(top, { recursive: true }));

it.each([
  ['/repo', '/repo', true],
  ['/repo', '/repo/a', true],
  ['/repo', '/repo/..a', true],
  ['/repo', '/repo-evil', false],
  ['/repo', '/rep', false],
  ['/repo/a', '/repo', false],
  ['/', '/repo', true],
])('compares %j with %j by segment', (outer, inner, inside) => {
  expect(isInside(outer, inner)).toBe(inside);
});

it('shows a place as seen from the root', () => {
  expect(shownFrom('/repo', '/repo/docs/adr')).toBe('docs/adr');
  expect(shownFrom('/repo', '/repo')).toBe('.');
});

it.each([
  ['docs/adr', 'docs/adr', true],
  ['.', '', true],
  ['to-design', 'design', true],
  ['to-design/new/er', 'design/new/er', false],
  ['missing/deep', 'missing/deep', false],
  ['file/below', 'file/below', false],
])('follows %j to %j [corpus-symlink-escape]', async (given, real, exists) => {
  const resolved = await resolveInside(root, path.join(root, given));
  expect(resolved).toStrictEqual({ inside: true, exists, real: path.join(root, real) });
});

it.each([
  'to-outside',
  'to-outside/adr',
  'to-outside/missing',
  'to-sibling',
  'to-nowhere',
  'to-nowhere/below',
  'loop',
  '..',
])('says that %j leads out [corpus-symlink-escape]', async (given) => {
  const resolved = await resolveInside(root, path.join(root, given));
  expect(resolved).toStrictEqual({ inside: false, because: 'leads-out' });
});
