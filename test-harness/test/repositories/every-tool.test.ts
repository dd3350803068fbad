import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { callTool, connect, systemPath } from '../../src/drivers/mcp.ts';
import { bareFolder, bareWorkTree, committedBare } from '../../src/repositories/committed-bare.ts';
import { emptyDirectory } from '../../src/repositories/empty-directory.ts';
import { hostileRepositories } from '../../src/repositories/hostile.ts';
import { hasSprung, type Hostile } from '../../src/repositories/trap.ts';

const record = 'docs/adr/0001-keep-the-till-offline.md';
const calls: readonly (readonly [tool: string, args: Readonly<Record<string, unknown>>])[] = [
  ['adr_check', {}],
  ['adr_check', { base: 'main' }],
  ['adr_check', { base: 'd'.repeat(40) }],
  ['adr_check', { paths: ['src/till.txt', record] }],
  ['adr_explain', { path: 'src/till.txt' }],
  ['adr_lint', {}],
  ['adr_lint', { dir: `${bareFolder}/tree` }],
  ['adr_check', { paths: ['src/till.txt'], dir: bareFolder }],
];

/** Every call, over JSON-RPC to a server that was started where a host would start it. */
async function callAll(hostile: Hostile, inside = '.'): Promise<readonly string[]> {
  const top = path.dirname(hostile.dir);
  const home = path.join(top, 'home');
  mkdirSync(home, { recursive: true });
  const cwd = path.join(hostile.dir, inside);
  const env = { PATH: systemPath, HOME: home, PRECEDENT_ENGINE: 'embedded', ...hostile.env };
  const { client, close } = await connect({ cwd, env, args: ['--cwd', cwd] });
  const said: string[] = [];
  for (const [tool, args] of calls) said.push((await callTool(client, tool, args)).text);
  await close();
  return said;
}

describe('every tool over JSON-RPC', () => {
  it.each(hostileRepositories)(
    'runs and writes nothing that a repository names: $row [git-through-every-tool]',
    async ({ build, refused }) => {
      const hostile = build(emptyDirectory());
      const said = await callAll(hostile);
      expect(hasSprung(hostile)).toBe(false);
      const informed = said.map((text) => text.includes('Keep the till offline'));
      expect(informed.slice(1, 5)).toEqual([!refused, false, true, true]);
      hostile.careless();
      expect(hasSprung(hostile)).toBe(true);
    },
  );

  it.each([bareFolder, bareWorkTree])(
    'takes nothing from a committed bare repository that the session is in: %s [git-through-every-tool] [git-committed-bare]',
    async (inside) => {
      const hostile = committedBare(emptyDirectory());
      const said = await callAll(hostile, inside);
      expect(hasSprung(hostile)).toBe(false);
      expect(said[0]).toContain('not inside a git work tree');
    },
  );
});
