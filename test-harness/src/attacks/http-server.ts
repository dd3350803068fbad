import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

export interface HttpAttacker {
  readonly port: number;
  readonly url: string;
  /** Every request that came, in order. */
  readonly requests: {
    readonly method: string;
    readonly path: string;
    readonly headers: IncomingHttpHeaders;
    readonly body: string;
  }[];
  close(): Promise<void>;
}

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: { readonly protocolVersion?: string; readonly arguments?: unknown };
}
type Behave = (message: Message, response: ServerResponse, elsewhere: string) => boolean;

const json = (response: ServerResponse, value: unknown, headers: Record<string, string> = {}): void => {
  response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
};
const sse = (response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/event-stream' });
const say = (id: number | undefined, text: string) => ({
  jsonrpc: '2.0',
  id,
  result: { content: [{ type: 'text', text }] },
});
const endless = (response: ServerResponse, chunk: string): void => {
  const more = (): void => {
    if (!response.destroyed) response.write(chunk, () => setImmediate(more));
  };
  more();
};
const onCall =
  (act: (message: Message, response: ServerResponse, elsewhere: string) => void): Behave =>
  (message, response, elsewhere) => {
    if (message.method !== 'tools/call') return false;
    act(message, response, elsewhere);
    return true;
  };
const megabyte = 'x'.repeat(1024 * 1024);

/** Ways to misbehave; each answers whether it has taken the message. */
const modes: Readonly<Record<string, Behave>> = {
  'well-behaved': () => false,
  'huge-json': onCall((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write('{"jsonrpc":"2.0","result":{"content":[{"type":"text","text":"');
    endless(response, megabyte);
  }),
  'huge-event': onCall((_, response) => {
    sse(response);
    response.write('data: ');
    endless(response, megabyte);
  }),
  'endless-events': onCall((_, response) => {
    sse(response);
    endless(
      response,
      ': still there\n\ndata: {"jsonrpc":"2.0","method":"notifications/message","params":{}}\n\n'.repeat(100),
    );
  }),
  'endless-comments': onCall((_, response) => {
    sse(response);
    endless(response, ': still there\n\n'.repeat(1000));
  }),
  'answer-then-endless': onCall(({ id }, response) => {
    sse(response);
    response.write(`event: message\r\ndata: ${JSON.stringify(say(id, 'answered'))}\r\n\r\n`);
    endless(response, ': on and on\n\n');
  }),
  'events-end-at-once': onCall((_, response) => {
    sse(response);
    response.end('retry: 0\n\n');
  }),
  'never-answers': onCall(() => {}),
  'slow-drip': onCall((_, response) => {
    sse(response);
    const timer = setInterval(() => response.write(': '), 50);
    response.on('close', () => clearInterval(timer));
  }),
  'redirect-elsewhere': onCall((_, response, elsewhere) =>
    response.writeHead(307, { location: elsewhere }).end(),
  ),
  'redirect-permanent': onCall((_, response, elsewhere) =>
    response.writeHead(308, { location: elsewhere }).end(),
  ),
  'redirect-loop': onCall((_, response) => response.writeHead(302, { location: '/mcp' }).end()),
  'error-body': onCall((_, response) => response.writeHead(500).end(`secret-server-words ${megabyte}`)),
  unauthorised: onCall((_, response) =>
    response.writeHead(401, { 'www-authenticate': 'Bearer realm="secret-server-words"' }).end(),
  ),
  resets: onCall((_, response) => void response.socket?.destroy()),
  'half-a-body': onCall((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
    response.write('{"jsonrpc"');
    setTimeout(() => response.socket?.destroy(), 20);
  }),
  html: onCall((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<p>secret-server-words</p>'),
  ),
  compressed: onCall((_, response) => {
    const body = gzipSync(Buffer.alloc(5 * 1024 * 1024, 'x'));
    response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' }).end(body);
  }),
  'other-id': onCall((_, response) => json(response, say(999_999, 'not this one'))),
  batch: onCall(({ id }, response) => json(response, [say(id, 'in a list')])),
  'huge-headers': onCall(({ id }, response) =>
    json(response, say(id, 'never seen'), { 'x-huge': 'h'.repeat(100_000) }),
  ),
  'session-bomb': ({ id, method, params }, response) => {
    if (method !== 'initialize') return false;
    const result = {
      protocolVersion: params?.protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: 'x', version: '1' },
    };
    json(response, { jsonrpc: '2.0', id, result }, { 'mcp-session-id': 's'.repeat(5000) });
    return true;
  },
  // Whoever takes leave waits for ever; a message has a method.
  'keeps-sessions': ({ method }) => method === undefined,
  'forgets-sessions': onCall((_, response) => response.writeHead(404).end()),
};

/** Starts an MCP server over HTTP that misbehaves in one way; `elsewhere` is where its redirects lead. */
export async function startHttpAttacker(
  mode: string,
  elsewhere = 'http://127.0.0.1:9/',
): Promise<HttpAttacker> {
  const behave = modes[mode];
  if (behave === undefined) throw new Error(`There is no mode ${mode}.`);
  const requests: HttpAttacker['requests'] = [];
  const server = createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const body = await readBody(request);
      requests.push({
        method: request.method ?? '',
        path: request.url ?? '',
        headers: request.headers,
        body,
      });
      const message = JSON.parse(body || '{}') as Message;
      if (!behave(message, response, elsewhere)) usual(message, response);
    };
    answer().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    url: `http://127.0.0.1:${port}/mcp`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function usual({ id, method, params }: Message, response: ServerResponse): void {
  if (id === undefined) return void response.writeHead(202).end();
  const results: Record<string, object> = {
    initialize: {
      protocolVersion: params?.protocolVersion,
      capabilities: { tools: {} },
      serverInfo: { name: 'x', version: '1' },
    },
    'tools/list': { tools: [{ name: 'echo', description: 'Echo.', inputSchema: { type: 'object' } }] },
    'tools/call': { content: [{ type: 'text', text: JSON.stringify(params?.arguments ?? null) }] },
  };
  const headers: Record<string, string> = method === 'initialize' ? { 'mcp-session-id': 'session-1' } : {};
  json(response, { jsonrpc: '2.0', id, result: results[method ?? ''] ?? {} }, headers);
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
