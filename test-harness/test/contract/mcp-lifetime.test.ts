import { existsSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rmdir } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { startServer, type ServerProcess } from '../../src/drivers/mcp-process.ts';
import { builtServer, callTool, connect, systemPath } from '../../src/drivers/mcp.ts';

let repository: Repository;
let env: Record<string, string>;

beforeEach(async () => {
  repository = await createRepository();
  env = { PATH: systemPath, HOME: path.join(repository.top, 'home') };
});

afterEach(() => repository.dispose());

const soon = 1000;
const start = (more: Partial<Parameters<typeof startServer>[0]> = {}): ServerProcess =>
  startServer({ file: builtServer, cwd: repository.root, env, ...more });

const request = (id: number, method: string, params: object): string =>
  `${JSON.stringify({ jsonrpc: '2.0', id, method, params })}\n`;
const initialize = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'raw', version: '0' },
});

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** A server in the middle of a call: its `adr` has started, with a child of its own, and does not end. */
async function inMidCall(): Promise<{ server: ServerProcess; pids: () => Promise<number[]> }> {
  const started = path.join(repository.top, 'started');
  const script = `sleep 60 & echo "$$ $!" > ${started}.tmp; mv ${started}.tmp ${started}; trap "" TERM; while :; do sleep 1; done`;
  const cli = await repository.program('adr', script);
  const mcp = await connect({ cwd: repository.root, env: { ...env, ADRKIT_CLI: cli } });
  const server = mcp.server;
  void callTool(mcp.client, 'adr_lint', {}).catch(() => {});
  await until(() => existsSync(started));
  return { server, pids: async () => (await readFile(started, 'utf8')).trim().split(' ').map(Number) };
}

/** A process that has ended but that nobody has asked about yet still answers to signal 0. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    if (process.platform !== 'linux') return true;
    return !/^\d+ \(.*\) [ZX] /u.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}

async function gone(pids: readonly number[]): Promise<boolean> {
  const deadline = performance.now() + soon;
  while (pids.some(isAlive) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 20));
  return !pids.some(isAlive);
}

describe('the server', () => {
  it('writes nothing before the first request', async () => {
    const server = start();
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect([server.stdout(), server.stderr()]).toStrictEqual(['', '']);
    server.child.stdin.end();
    await server.end();
    expect(server.stdout()).toBe('');
  });

  it('answers the handshake in a directory that has been deleted [session-none, mcp-handshake]', async () => {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'gone-'));
    const script = `rmdir "${folder}" && exec "${process.execPath}" "${builtServer}"`;
    const server = startServer({ node: '/bin/sh', file: '-c', args: [script], cwd: folder, env });
    server.child.stdin.write(initialize);
    await until(() => server.stdout().includes('\n'));
    server.child.stdin.write(request(2, 'tools/call', { name: 'adr_lint', arguments: {} }));
    await until(() => server.stdout().split('\n').length > 2);
    expect(server.stdout()).toMatch(/"text":"no-workspace: /u);
    server.child.stdin.end();
    expect((await server.end()).code).toBe(0);
    await expect(rmdir(folder)).rejects.toThrow('ENOENT');
  });

  it('ends within a second when stdin closes [mcp-ends]', async () => {
    const server = start();
    server.child.stdin.write(initialize);
    await until(() => server.stdout().includes('\n'));
    server.child.stdin.end();
    const { code, afterMs } = await server.end();
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(soon);
  });

  it('still answers what it was asked when stdin closes at once', async () => {
    const server = start();
    const call = request(2, 'tools/call', { name: 'adr_explain', arguments: { path: 'src/a.ts' } });
    server.child.stdin.end(initialize + call);
    await server.end();
    expect(server.stdout()).toMatch(/"recordPath":"docs\/adr\/0001-use-queues\.md"/u);
  });

  it('answers a call of 20 MB, and says why it ends at one that is no message any more', async () => {
    const server = start();
    const long = request(2, 'tools/call', { name: 'adr_explain', arguments: { path: 'x'.repeat(20e6) } });
    server.child.stdin.write(initialize + long);
    await until(() => server.stdout().includes('"id":2'));
    expect(server.stdout()).toContain('bad-argument: ');
    server.child.stdin.on('error', () => {}).write('x'.repeat(34e6));
    expect((await server.end()).code).toBe(0);
    expect(server.stderr()).toBe('A message of more than 32 MiB came; this server ends.\n');
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)('ends within a second on %s', async (signal) => {
    const server = start();
    server.child.stdin.write(initialize);
    await until(() => server.stdout().includes('\n'));
    server.child.kill(signal);
    const { code, afterMs } = await server.end();
    expect(code).toBe(0);
    expect(afterMs).toBeLessThan(soon);
  });

  it.each(['stdin', 'SIGTERM'] as const)(
    'ends within a second in the middle of a call, with what it started, on %s [cli-no-survivor]',
    async (how) => {
      const { server, pids } = await inMidCall();
      if (how === 'stdin') server.child.stdin.end();
      else server.child.kill(how);
      const { afterMs } = await server.end();
      expect(afterMs).toBeLessThan(soon + 100);
      expect(await gone(await pids())).toBe(true);
    },
  );

  it('ends what a call started when the client cancels it, and lives on [outcome-cancelled] [cli-no-survivor]', async () => {
    const started = path.join(repository.top, 'started');
    const script = `echo $$ > ${started}.tmp; mv ${started}.tmp ${started}; sleep 60`;
    const cli = await repository.program('adr', script);
    const mcp = await connect({ cwd: repository.root, env: { ...env, ADRKIT_CLI: cli } });
    const cancel = new AbortController();
    const call = callTool(mcp.client, 'adr_lint', {}, cancel.signal);
    await until(() => existsSync(started));
    cancel.abort();
    await expect(call).rejects.toThrow('aborted');
    expect(await gone([Number(await readFile(started, 'utf8'))])).toBe(true);
    expect((await mcp.client.listTools()).tools).toHaveLength(3);
    await mcp.close();
  });
});
