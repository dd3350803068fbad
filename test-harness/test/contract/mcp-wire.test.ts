import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRepository, type Repository } from '../../src/contract/repository.ts';
import { startServer, type ServerProcess } from '../../src/drivers/mcp-process.ts';
import { builtServer, connect, systemPath } from '../../src/drivers/mcp.ts';

let repository: Repository;
let env: Record<string, string>;

beforeEach(async () => {
  repository = await createRepository();
  env = { PATH: systemPath, HOME: path.join(repository.top, 'home') };
});

afterEach(() => repository.dispose());

interface Message {
  readonly id?: number;
  readonly result?: Record<string, unknown>;
  readonly error?: { readonly code: number; readonly message: string };
}

/** Everything a server says to these lines before it is let go, one message a line. */
async function replies(lines: readonly unknown[], more: Partial<Parameters<typeof startServer>[0]> = {}) {
  const server = startServer({ file: builtServer, cwd: repository.root, env, ...more });
  const text = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  server.child.stdin.end(`${text.join('\n')}\n`);
  await server.end();
  return { messages: parse(server), server };
}

function parse(server: ServerProcess): readonly Message[] {
  const lines = server.stdout().split('\n');
  expect(lines.pop()).toBe('');
  return lines.map((line) => JSON.parse(line) as Message);
}

const request = (id: number, method: string, params: object = {}) => ({ jsonrpc: '2.0', id, method, params });
const initialize = (protocolVersion = '2025-11-25') =>
  request(1, 'initialize', { protocolVersion, capabilities: {}, clientInfo: { name: 'raw', version: '0' } });
const explain = request(2, 'tools/call', { name: 'adr_explain', arguments: { path: 'src/a.ts' } });

const refused = (code: string) => ({
  result: { isError: true, content: [{ text: expect.stringContaining(`${code}: `) }] },
});

describe('on the wire', () => {
  it.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])(
    'protocol %s is spoken [mcp-handshake, mcp-both-forms]',
    async (version) => {
      const { messages } = await replies([initialize(version), explain]);
      expect(messages[0]?.result).toMatchObject({
        protocolVersion: version,
        serverInfo: { name: 'precedent' },
        capabilities: { tools: {} },
      });
      expect(messages[1]?.result).toMatchObject({ structuredContent: { exitCode: 0 } });
    },
  );

  it('a client that probes for the stateless protocol is told that there is none', async () => {
    const { messages } = await replies([request(0, 'server/discover'), initialize()]);
    expect(messages.map(({ id, error }) => [id, error?.code])).toStrictEqual([
      [0, -32_601],
      [1, undefined],
    ]);
  });

  it('each tool promises four times that it changes nothing [mcp-annotations]', async () => {
    const mcp = await connect({ env, cwd: repository.root });
    const { tools } = await mcp.client.listTools();
    await mcp.close();
    expect(tools).toHaveLength(3);
    for (const tool of tools) {
      expect(tool.annotations).toStrictEqual({
        title: tool.title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      });
      expect(tool.outputSchema).toBeUndefined();
    }
  });

  it('a tool that does not exist is a protocol error that does not repeat its name [arg-never-echoed]', async () => {
    const call = request(2, 'tools/call', { name: 'rejected-5f2d', arguments: {} });
    const { messages, server } = await replies([initialize(), call]);
    expect(messages.find(({ id }) => id === 2)?.error?.code).toBe(-32_602);
    expect(server.stdout()).not.toContain('rejected-5f2d');
  });

  it.each<[string, unknown, unknown]>([
    ['arguments that are text', { name: 'adr_lint', arguments: 'rejected-5f2d' }, refused('bad-argument')],
    [
      'arguments that are a list',
      { name: 'adr_lint', arguments: ['rejected-5f2d'] },
      refused('bad-argument'),
    ],
    ['a name that is an object', { name: { 'rejected-5f2d': 1 } }, { error: { code: -32_602 } }],
    ['a task', { name: 'adr_lint', task: { ttl: 'rejected-5f2d' } }, { result: { structuredContent: {} } }],
    [
      'a task with a time to live',
      { name: 'adr_lint', task: { ttl: 60_000 } },
      { result: { structuredContent: {} } },
    ],
    ['nothing that it knows', { 'rejected-5f2d': 'rejected-5f2d' }, { error: { code: -32_602 } }],
  ])(
    'a call with %s is judged without repeating anything [arg-never-echoed, mcp-errors]',
    async (_, params, reply) => {
      const { messages, server } = await replies([initialize(), request(2, 'tools/call', params as object)]);
      expect(messages.find(({ id }) => id === 2)).toMatchObject(reply as object);
      expect(server.stdout() + server.stderr()).not.toMatch(/rejected-5f2d|invalid_type/u);
    },
  );

  it.each<[string, object]>([
    ['protocolVersion', { protocolVersion: 7, capabilities: {}, clientInfo: { name: 'raw', version: '0' } }],
    ['capabilities', { protocolVersion: '2025-11-25', capabilities: 'WHAT-IT-SAID' }],
  ])(
    'a handshake with a wrong %s is refused in fixed words [mcp-errors, arg-never-echoed]',
    async (_, params) => {
      const { messages } = await replies([request(1, 'initialize', params), initialize()]);
      expect(messages[0]?.error).toStrictEqual({
        code: -32_602,
        message: 'The parameters of this request are not as MCP defines them.',
      });
      expect(messages[1]?.result).toMatchObject({ protocolVersion: '2025-11-25' });
    },
  );

  it('lines that are no messages are passed over', async () => {
    const noise = [
      'not json',
      '[]',
      '5',
      '{"jsonrpc":"1.0"}',
      '{"jsonrpc":"2.0","method":"notifications/nobody"}',
      '',
    ];
    const { messages } = await replies([initialize(), ...noise, explain]);
    expect(messages.map(({ id }) => id)).toStrictEqual([1, 2]);
  });

  it('stdout holds messages alone when Node itself has warnings to print', async () => {
    const noisy = { ...env, NODE_OPTIONS: '--trace-warnings --throw-deprecation', NODE_DEBUG: 'net,stream' };
    const { messages } = await replies([initialize(), request(3, 'tools/list'), explain], { env: noisy });
    expect(new Set(messages.map(({ id }) => id))).toStrictEqual(new Set([1, 2, 3]));
    expect(messages).toHaveLength(3);
  });

  it('stdout holds messages alone when the adr it starts prints to everything it has', async () => {
    const cli = await repository.program('adr', 'echo noise >&2; echo "{}"; echo more > /dev/fd/2');
    const { messages } = await replies([initialize(), explain], { env: { ...env, ADRKIT_CLI: cli } });
    expect(messages.map(({ id }) => id)).toStrictEqual([1, 2]);
  });

  it('a message may come in pieces', async () => {
    const server = startServer({ file: builtServer, cwd: repository.root, env });
    const bytes = Buffer.from(
      `${JSON.stringify(initialize())}\r\n${JSON.stringify({ ...explain, id: 'ä😀' })}\n`,
    );
    for (let at = 0; at < bytes.length; at += 7) {
      server.child.stdin.write(bytes.subarray(at, at + 7));
      await new Promise((resolve) => setImmediate(resolve));
    }
    server.child.stdin.end();
    await server.end();
    expect(parse(server).map(({ id }) => id)).toStrictEqual([1, 'ä😀']);
  });
});
