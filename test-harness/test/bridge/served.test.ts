import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startHttpAttacker } from '../../src/attacks/http-server.ts';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { peakMemory, running } from '../../src/attacks/processes.ts';
import { attacker, generated } from '../../src/attacks/servers.ts';
import { canaries, canaryPattern } from '../../src/contract/canaries.ts';
import { connect, systemPath, type McpClient } from '../../src/drivers/mcp.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

const precedent = path.join(repositoryRoot, 'apps/precedent/dist/precedent.mjs');
let home: PluginHome;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(() => home.remove());

const env = () => ({ PATH: systemPath, HOME: home.home, ...canaries });
const start = (...args: readonly string[]): Promise<McpClient> =>
  connect({ file: precedent, args: ['mcp', ...args], cwd: path.dirname(home.home), env: env() });
const call = async ({ client }: McpClient, name: string, args = {}) => {
  const result = await client.callTool({ name, arguments: args });
  return { isError: result.isError === true, text: (result.content as { text: string }[])[0]?.text ?? '' };
};

describe('precedent mcp', () => {
  it('carries the decision tools alone, unless plugins are asked for [bridge-served]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const server = await start();
    const { tools } = await server.client.listTools();
    await server.close();
    expect(tools.map(({ name }) => name)).toEqual(['adr_check', 'adr_explain', 'adr_lint']);
  });

  it('with --plugins carries both, and starts nothing for a list [bridge-served] [bridge-lazy]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const server = await start('--plugins');
    const { tools } = await server.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'adr_check',
      'adr_explain',
      'adr_lint',
      'plugin_p_evil_echo',
      'plugin_p_evil_environment',
    ]);
    expect(tools[3]?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: true });
    expect(tools[0]?.annotations).toMatchObject({ readOnlyHint: true });
    expect(running(home.home)).toEqual([]);
    expect(await call(server, 'plugin_p_evil_echo', { a: 1 })).toEqual({ isError: false, text: '{"a":1}' });
    expect((await call(server, 'adr_lint')).text).toContain('no-workspace');
    expect(server.server.stdout() + server.server.stderr()).not.toMatch(canaryPattern);
    await server.close();
    expect(await home.survivors()).toEqual([]);
  });

  it('hands progress on to a client that asked for it', async () => {
    await home.plugin('p', attacker('progress'));
    await home.grant('p');
    const server = await start('--plugins');
    const heard: unknown[] = [];
    const onprogress = (progress: unknown): void => void heard.push(progress);
    await server.client.callTool({ name: 'plugin_p_evil_echo', arguments: {} }, undefined, { onprogress });
    await server.close();
    expect(heard).toEqual([
      { progress: 1, total: 2, message: 'half\\u{1b}' },
      { progress: 2, total: 2 },
    ]);
  });

  it.each([
    ['its stdin is closed', (server: McpClient) => server.server.child.stdin.end()],
    ['it is told to end', (server: McpClient) => void server.server.child.kill('SIGTERM')],
  ])('takes a stubborn server with it, within a second, when %s [bridge-ends]', async (_how, end) => {
    await home.plugin('p', attacker('call-never-stubborn'));
    await home.grant('p');
    const server = await start('--plugins');
    const pending = call(server, 'plugin_p_evil_echo').catch(() => 'gone');
    while (running(home.home).length < 2) await sleep(20);
    end(server);
    const { afterMs } = await server.server.end();
    expect(afterMs).toBeLessThan(1500);
    expect(await home.survivors()).toEqual([]);
    await Promise.race([pending, sleep(100)]);
  });

  it('that is killed leaves no server that honours the end of its stdin', async () => {
    await home.plugin('p', generated(4));
    await home.grant('p');
    const server = await start('--plugins');
    await call(server, 'plugin_p_many_tool_0');
    expect(running(home.home)).toHaveLength(1);
    server.server.child.kill('SIGKILL');
    await server.server.end();
    expect(await home.survivors()).toEqual([]);
  });

  it('with eight servers declared and granted has no process and little more memory than without [bridge-lazy]', async () => {
    const servers = Array.from({ length: 8 }, (_, index) => ({ ...generated(8), id: `s${index}` }));
    await home.plugin('p', ...servers);
    await home.grant('p');
    const memory = async (...args: readonly string[]) => {
      const server = await start(...args);
      await server.client.listTools();
      const peak = peakMemory(server.server.child.pid ?? 0);
      expect(running(home.home)).toEqual([]);
      await server.close();
      return peak;
    };
    const without = [await memory(), await memory(), await memory()];
    const withThem = [await memory('--plugins'), await memory('--plugins'), await memory('--plugins')];
    // The code of the bridge itself is loaded too, beside the 64 tools.
    expect(Math.min(...withThem) - Math.min(...without)).toBeLessThan(5);
  });
});

describe('a hostile server', () => {
  it.each([
    ['call-long-line'],
    ['changed-flood'],
    ['call-three-megabytes'],
    ['call-progress-flood'],
    ['request-flood'],
  ])('over stdio (%s) costs the host less than 200 MiB [bridge-memory]', async (mode) => {
    await home.plugin('p', attacker(mode));
    await home.grant('p');
    const server = await start('--plugins');
    await call(server, 'plugin_p_evil_echo');
    await sleep(500);
    const peak = peakMemory(server.server.child.pid ?? 0);
    await server.close();
    expect(peak).toBeGreaterThan(20);
    expect(peak).toBeLessThan(200);
  });

  it.each([['huge-json'], ['huge-event'], ['endless-comments'], ['error-body']])(
    'over HTTP (%s) costs the host less than 200 MiB [bridge-memory]',
    async (mode) => {
      const attack = await startHttpAttacker(mode);
      await home.plugin('p', { id: 'evil', transport: 'http', url: attack.url });
      await home.grant('p');
      const server = await start('--plugins');
      await call(server, 'plugin_p_evil_echo');
      await sleep(300);
      const peak = peakMemory(server.server.child.pid ?? 0);
      await server.close();
      await attack.close();
      expect(peak).toBeGreaterThan(20);
      expect(peak).toBeLessThan(200);
    },
  );
});

describe('the plugins commands of the built program', () => {
  it('list without starting anything, and answer as JSON [bridge-commands]', async () => {
    await home.plugin('p', attacker('well-behaved'));
    await home.grant('p');
    const child = spawn(process.execPath, [precedent, 'plugins', 'list', '--json'], {
      cwd: home.home,
      env: env(),
    });
    let out = '';
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number];
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ plugins: [{ id: 'p', servers: [{ state: 'granted' }] }] });
  });
});
