import { spawn, type ChildProcess } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPluginHome, type PluginHome } from '../../src/attacks/home.ts';
import { hostProgram, hostsWanted } from '../../src/hosts/wanted.ts';

const caps = '--caps=vision,pdf,testing,tracing,devtools,network,storage';
const server = (name: string): string => hostProgram('@modelcontextprotocol', name, 'dist', 'index.js');

/** The arguments after `node`, the least number of tools, and a call that answers the same twice. */
const servers: readonly [
  string,
  (folder: string) => readonly string[],
  number,
  string | undefined,
  (folder: string) => object,
][] = [
  [
    'server-everything',
    () => [server('server-everything'), 'stdio'],
    10,
    'echo',
    () => ({ message: 'hällo' }),
  ],
  [
    'server-filesystem',
    (folder) => [server('server-filesystem'), folder],
    14,
    'read_text_file',
    (folder) => ({ path: path.join(folder, 'note.txt') }),
  ],
  ['server-memory', () => [server('server-memory')], 9, 'search_nodes', () => ({ query: 'nothing' })],
  [
    'server-sequential-thinking',
    () => [server('server-sequential-thinking')],
    1,
    'sequentialthinking',
    () => ({ thought: 'first', nextThoughtNeeded: false, thoughtNumber: 1, totalThoughts: 1 }),
  ],
  [
    'playwright',
    () => [hostProgram('@playwright', 'mcp', 'cli.js'), '--headless', caps],
    65,
    undefined,
    () => ({}),
  ],
];

let home: PluginHome;
let started: ChildProcess | undefined;
beforeEach(async () => void (home = await createPluginHome()));
afterEach(async () => {
  started?.kill();
  started = undefined;
  await home.remove();
});

/** The same call over the bridge and by a client of its own, and the tools that each of them lists. */
async function compare(declaration: object, transport: Transport, tool: string | undefined, args: object) {
  await home.plugin('p', { id: 's', ...declaration });
  const granted = await home.grant('p', { limits: { s: { maxTools: 200 } } });
  expect(granted).toMatchObject({ ok: true, servers: [{ outcome: 'ok' }] });
  const bridge = home.bridge();
  const [plugin] = await bridge.status();
  const tools = plugin?.servers[0]?.tools ?? [];
  const client = new Client({ name: 'direct', version: '0' });
  await client.connect(transport);
  const direct = (await client.listTools()).tools.map(({ name }) => name);
  expect(tools.map(({ tool }) => tool).sort()).toEqual(direct.sort());
  const name = tools.find((one) => one.tool === tool)?.name ?? '';
  const { signal } = new AbortController();
  const answers =
    tool === undefined
      ? []
      : [
          await bridge.call(name, args, { signal }),
          await client.callTool({ name: tool, arguments: { ...args } }),
        ];
  await client.close();
  await bridge.close();
  return { tools: tools.length, answers, dropped: plugin?.servers[0]?.droppedTotal };
}

describe.runIf(hostsWanted)('a real server from npm', () => {
  it.each(servers)(
    '%s lists and answers as it does to a client of its own [bridge-answers]',
    async (_name, argsOf, least, tool, callOf) => {
      await writeFile(path.join(home.home, 'note.txt'), 'A note with ünïcode.\n');
      const args = [...argsOf(home.home)];
      const env = { MEMORY_FILE_PATH: path.join(home.home, 'memory.json') };
      const direct = new StdioClientTransport({ command: process.execPath, args, stderr: 'ignore', env });
      const declaration = { transport: 'stdio', command: 'node', args, env };
      const { tools, answers, dropped } = await compare(declaration, direct, tool, callOf(home.home));
      expect(tools).toBeGreaterThanOrEqual(least);
      expect(dropped).toBe(0);
      expect(answers[0]).toEqual(answers[1]);
      expect(await home.survivors()).toEqual([]);
    },
    60_000,
  );

  it('over HTTP lists and answers as it does to a client of its own [bridge-answers]', async () => {
    const port = await freePort();
    started = spawn(process.execPath, [server('server-everything'), 'streamableHttp'], {
      env: { PATH: process.env['PATH'], PORT: String(port) },
      stdio: 'ignore',
    });
    const url = `http://localhost:${port}/mcp`;
    while (
      !(await fetch(url, { method: 'OPTIONS' }).then(
        () => true,
        () => false,
      ))
    )
      await sleep(50);
    const direct = new StreamableHTTPClientTransport(new URL(url)) as Transport;
    const { tools, answers } = await compare({ transport: 'http', url }, direct, 'echo', {
      message: 'over HTTP',
    });
    expect(tools).toBeGreaterThanOrEqual(10);
    expect(answers[0]).toEqual(answers[1]);
  }, 60_000);

  it('of 71 tools shows the seven that it loses', async () => {
    await home.plugin('p', {
      id: 's',
      transport: 'stdio',
      command: 'node',
      args: [hostProgram('@playwright', 'mcp', 'cli.js'), '--headless', caps],
    });
    const granted = await home.grant('p');
    expect(granted).toMatchObject({ servers: [{ outcome: 'ok', list: { droppedTotal: 7 } }] });
    const bridge = home.bridge();
    expect((await bridge.status())[0]?.servers[0]?.dropped.map(({ reason }) => reason)).toEqual(
      Array(7).fill('over-limit'),
    );
    await bridge.close();
  }, 60_000);
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  return typeof address === 'object' && address !== null ? address.port : 0;
}
