import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode, type JSONRPCMessage, McpError, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import { inFixedWords } from './fixed-words.ts';
import type { ForwardedResult } from './result.ts';
import { wholeLines } from './whole-lines.ts';

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' };
  /** Where they are not those of our own tools. */
  readonly annotations?: Readonly<Record<string, unknown>>;
  readonly _meta?: Readonly<Record<string, unknown>>;
}

/** How far a call is, in whatever unit its server counts. */
export interface Progress {
  readonly progress: number;
  readonly total?: number | undefined;
  readonly message?: string | undefined;
}

/** The client of one call, as far as it said who it is. */
export interface Client {
  readonly name: string | undefined;
  /** Asks for the client's roots; undefined when it declares none or does not answer in time. */
  readonly listRoots: (signal: AbortSignal) => Promise<unknown>;
  /** Tells the client how far its call is; undefined when it did not ask. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export interface Handlers {
  readonly listTools: (client: Client) => Promise<readonly ListedTool[]>;
  /** A text refuses a tool that does not exist. */
  readonly callTool: (
    name: string,
    args: unknown,
    client: Client,
    signal: AbortSignal,
  ) => Promise<ForwardedResult | string>;
  /** Where the list may change: gets what tells the client of it. */
  readonly onListen?: ((tell: () => void) => void) | undefined;
  readonly onClose: () => void;
  /** The client sent what is no message, and is not listened to any more. */
  readonly onTooLong: () => void;
}

/** What each tool promises a host. All four are said: two of them are assumed to be true otherwise. */
const annotations = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
};

const withAnnotations = (tool: ListedTool): object => ({
  ...tool,
  annotations: { title: tool.title, ...(tool.annotations ?? annotations) },
});

const rootsTimeoutMs = 500;

/** As much as an edit can be that a host asks about. What is larger is no message, and ends the conversation. */
export const longestMessageBytes = 32 * 1024 * 1024;

const instructions =
  'The team’s Architecture Decision Records, read-only. Before changing a file ask adr_explain which decisions govern it; before calling a change finished ask adr_check.';

/**
 * Speaks MCP over a pair of streams. The only file that knows the SDK: its successor replaces this one. Bytes on
 * `stdout` are protocol and nothing else.
 */
export async function speak(
  version: string,
  stdin: Readable,
  stdout: Writable,
  { listTools, callTool, onListen, onClose, onTooLong }: Handlers,
): Promise<void> {
  const info = { name: 'precedent', title: 'Precedent', version };
  const capabilities = { tools: onListen === undefined ? {} : { listChanged: true } };
  const server = new Server(info, { capabilities, instructions, jsonSchemaValidator });
  // A client that has gone is told by its end.
  onListen?.(() => void server.sendToolListChanged().catch(() => {}));

  const client = (onProgress?: Client['onProgress']): Client => ({
    onProgress,
    name: server.getClientVersion()?.name,
    listRoots: async (signal) => {
      if (server.getClientCapabilities()?.roots === undefined) return undefined;
      // Not `listRoots()`, which gives up on a whole answer because of one root it does not like.
      return server
        .request({ method: 'roots/list' }, ResultSchema, { timeout: rootsTimeoutMs, signal })
        .catch(() => undefined);
    },
  });

  // Not `setRequestHandler`, which answers a call it cannot read with its validator's own words.
  server.fallbackRequestHandler = async ({ method, params }, { signal, _meta, sendNotification }) => {
    if (method === 'tools/list') return { tools: (await listTools(client())).map(withAnnotations) };
    if (method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, 'There is no such method.');
    const name = params?.['name'];
    if (typeof name !== 'string')
      throw new McpError(ErrorCode.InvalidParams, 'A call needs the name of a tool.');
    const progressToken = _meta?.progressToken;
    const onProgress = (progress: Progress): void =>
      // A client that has gone is told by its end.
      void sendNotification({
        method: 'notifications/progress',
        params: { ...progress, progressToken: progressToken ?? '' },
      }).catch(() => {});
    const asking = client(progressToken === undefined ? undefined : onProgress);
    const result = await callTool(name, params?.['arguments'], asking, signal);
    if (typeof result === 'string') throw new McpError(ErrorCode.InvalidParams, result);
    return result;
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's server is no EventTarget.
  server.onclose = onClose;
  await server.connect(new Transport(stdin, stdout, onTooLong));
}

class Transport extends StdioServerTransport {
  constructor(stdin: Readable, stdout: Writable, refuse: () => void) {
    super(stdin, stdout, { maxBufferSize: Infinity });
    this._ondata = wholeLines(this._ondata, longestMessageBytes, refuse);
  }

  override start(): Promise<void> {
    const receive = this.onmessage;
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's transport is no EventTarget.
    this.onmessage = (message) => receive?.(withoutTask(message));
    return super.start();
  }

  override send(message: JSONRPCMessage): Promise<void> {
    return super.send(inFixedWords(message));
  }
}

/** A server without tasks answers as if none had been asked for; the SDK calls that a mistake of ours. */
function withoutTask(message: JSONRPCMessage): JSONRPCMessage {
  if (!('method' in message) || message.params?.['task'] === undefined) return message;
  const { task: _, ...params } = message.params;
  return { ...message, params };
}

/** The SDK would otherwise build a validator at start-up, for a request that we never send. */
const jsonSchemaValidator = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'not supported' }) as const,
};
