import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ToolListChangedNotificationSchema } from '@modelcontextprotocol/sdk/types.js';
import { revokePlugin } from '@precedent/mcp-bridge';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { attacker } from '../../src/attacks/servers.ts';
import { runProgram } from '../../src/built/run.ts';
import { connect, systemPath, type McpClient } from '../../src/drivers/mcp.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

const precedent = path.join(repositoryRoot, 'apps/precedent/dist/precedent.mjs');
let home: PluginHome;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(() => home.remove());

const start = (...args: readonly string[]): Promise<McpClient> =>
  connect({
    file: precedent,
    args: ['mcp', ...args],
    cwd: path.dirname(home.home),
    env: { PATH: systemPath, HOME: home.home },
  });
const call = async ({ client }: McpClient, name: string) => {
  const result = await client.callTool({ name, arguments: {} });
  return { text: (result.content as { text: string }[])[0]?.text ?? '' };
};

describe('a list of tools that changes while precedent mcp runs', () => {
  it('is told to its client when something is granted, revoked or withheld, and only then [bridge-list-changed]', async () => {
    await home.plugin('p', attacker('changes-its-tool'));
    const server = await start('--plugins');
    let told = 0;
    server.client.setNotificationHandler(ToolListChangedNotificationSchema, () => void (told += 1));
    const names = async () => (await server.client.listTools()).tools.map(({ name }) => name).slice(3);
    const untilTold = (times: number): Promise<void> =>
      vi.waitFor(() => expect(told).toBe(times), { timeout: 5000, interval: 20 });
    expect(server.client.getServerCapabilities()).toEqual({ tools: { listChanged: true } });
    expect(await names()).toEqual([]);
    await sleep(1200);
    expect(told).toBe(0);

    await home.grant('p');
    await untilTold(1);
    expect(await names()).toEqual(['plugin_p_evil_echo', 'plugin_p_evil_steady']);

    // Its first answer says that its tools have changed, which the second call finds out.
    await call(server, 'plugin_p_evil_steady');
    await call(server, 'plugin_p_evil_steady');
    await untilTold(2);
    expect(await names()).toEqual(['plugin_p_evil_steady']);

    await revokePlugin('p', home.surroundings);
    await untilTold(3);
    expect(await names()).toEqual([]);
    await server.close();
  });

  it('leaves for the user what changed of a tool, before and after [bridge-tool-changed] [bridge-commands]', async () => {
    await home.plugin('p', attacker('changes-its-tool'));
    await home.grant('p');
    const server = await start('--plugins');
    await call(server, 'plugin_p_evil_steady');
    expect((await call(server, 'plugin_p_evil_echo')).text).toMatch(/^tool-changed: /u);
    await server.close();
    const typed = (...args: readonly string[]) =>
      runProgram({
        node: process.execPath,
        file: precedent,
        args: ['plugins', ...args],
        cwd: home.home,
        env: { HOME: home.home },
      });
    const shown = (await typed('show', 'p')).stdout;
    expect(shown).toContain('withheld, changed since it was granted: echo\n');
    expect(shown).toContain('      echo, description, was: Tool echo.\n');
    expect(shown).toContain('      echo, description, is:  Now with your keys.\n');
    const listed = (await typed('list')).stdout;
    expect(listed).toContain('precedent plugins show says what changed');
    expect(listed).toContain('grant the plugin again');
    expect(listed).not.toContain('Now with your keys.');
    // Where it matters most: before the same declaration is granted again.
    const asked = (await typed('grant', 'p')).stdout;
    expect(asked).toContain('The tools of evil are not those you granted:\n');
    expect(asked).toContain('      echo, description, is:  Now with your keys.\n');
    expect(JSON.parse((await typed('list', '--json')).stdout)).toMatchObject({
      plugins: [{ servers: [{ withheld: { changes: [{ name: 'echo', part: 'description' }] } }] }],
    });
  });

  it('is not promised to a client where only its own tools are offered [bridge-list-changed]', async () => {
    const server = await start();
    expect(server.client.getServerCapabilities()).toEqual({ tools: {} });
    await server.close();
  });
});
