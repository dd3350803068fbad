import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { generated, generatedProgram } from '../../src/attacks/servers.ts';

const signal = new AbortController().signal;
let home: PluginHome;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(() => home.remove());

const grant = async (server: object, limits = {}) => {
  await home.plugin('com.example.toolbox', server);
  const granted = await home.grant('com.example.toolbox', { limits: { many: limits } });
  return granted.ok ? granted.servers[0]?.list : undefined;
};
const offered = async () => {
  const bridge = home.bridge();
  const tools = await bridge.tools();
  await bridge.close();
  return tools.map(({ name }) => name);
};

describe('a server of many tools', () => {
  it.each([
    [64, 64, 64, 0, false],
    [65, 65, 64, 1, false],
    [182, 182, 64, 118, false],
    [1083, 1083, 64, 1019, false],
    [182, 20, 64, 96, true],
    [64, 8, 64, 0, false],
  ])(
    'with %i in pages of %i keeps %i and shows that it dropped %i [bridge-limits] [bridge-drops-visible]',
    async (count, perPage, kept, dropped, morePages) => {
      const list = await grant(generated(count, perPage));
      expect(list).toMatchObject({ droppedTotal: dropped, morePages });
      expect(list?.tools).toHaveLength(kept);
      const bridge = home.bridge();
      const [plugin] = await bridge.status();
      await bridge.close();
      expect(plugin?.servers[0]).toMatchObject({ droppedTotal: dropped, morePages });
      expect(plugin?.servers[0]?.tools).toHaveLength(kept);
    },
  );

  it('is taken whole where the user raised the limit', async () => {
    const list = await grant(generated(1083, 100), { maxTools: 1083, maxPages: 11 });
    expect(list).toMatchObject({ droppedTotal: 0, morePages: false });
    expect(await offered()).toHaveLength(1083);
  });

  it.each([['plain'], ['long'], ['colliding']])(
    'named %s has legal, unique names, the same in another order and after a restart [bridge-names]',
    async (style) => {
      await grant(generated(64, 64, style));
      const names = await offered();
      expect(new Set(names).size).toBe(64);
      for (const name of names) expect(name).toMatch(/^[A-Za-z0-9_-]{1,64}$/u);
      expect(await offered()).toEqual(names);
      await grant(generated(64, 64, style, 'backwards'));
      expect(await offered()).toEqual(names);
    },
  );

  it.each([['plain'], ['long'], ['colliding']])(
    'named %s answers as it does to a client of its own [bridge-answers]',
    async (style) => {
      await grant(generated(16, 16, style));
      const client = new Client({ name: 'direct', version: '0' });
      await client.connect(
        new StdioClientTransport({ command: process.execPath, args: [generatedProgram, '16', '16', style] }),
      );
      const bridge = home.bridge();
      const plugins = await bridge.status();
      for (const { name, tool } of plugins[0]?.servers[0]?.tools ?? []) {
        const args = { value: `for ${tool}` };
        const direct = await client.callTool({ name: tool, arguments: args });
        expect(await bridge.call(name, args, { signal })).toEqual(direct);
      }
      expect(plugins[0]?.servers[0]?.tools).toHaveLength(16);
      await bridge.close();
      await client.close();
    },
  );
});
