import type { Readable, Writable } from 'node:stream';
import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { ErrorCode, McpError, ResultSchema } from '@modelcontextprotocol/sdk/types.js';
import type { CallResult } from './result.ts';

/** A tool as `tools/list` shows it. */
export interface ListedTool {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: 'object' };
}

/** The client of one call, as far as it said who it is. */
export interface Client {
  readonly name: string | undefined;
  /** Asks for the client's roots; undefined when it declares none or does not answer in time. */
  readonly listRoots: (signal: AbortSignal) => Promise<unknown>;
}

export interface Handlers {
  readonly listTools: () => Promise<readonly ListedTool[]>;
  /** A text refuses a tool that does not exist. */
  readonly callTool: (
    name: string,
    args: unknown,
    client: Client,
    signal: AbortSignal,
  ) => Promise<CallResult | string>;
  readonly onClose: () => void;
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
  annotations: { title: tool.title, ...annotations },
});

const rootsTimeoutMs = 500;

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
  { listTools, callTool, onClose }: Handlers,
): Promise<void> {
  const info = { name: 'precedent', title: 'Precedent', version };
  const server = new Server(info, { capabilities: { tools: {} }, instructions, jsonSchemaValidator });

  const client = (): Client => ({
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
  server.fallbackRequestHandler = async ({ method, params }, { signal }) => {
    if (method === 'tools/list') return { tools: (await listTools()).map(withAnnotations) };
    if (method !== 'tools/call') throw new McpError(ErrorCode.MethodNotFound, 'There is no such method.');
    const name = params?.['name'];
    if (typeof name !== 'string')
      throw new McpError(ErrorCode.InvalidParams, 'A call needs the name of a tool.');
    const result = await callTool(name, params?.['arguments'], client(), signal);
    if (typeof result === 'string') throw new McpError(ErrorCode.InvalidParams, result);
    return result;
  };
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- the SDK's server is no EventTarget.
  server.onclose = onClose;
  await server.connect(new StdioServerTransport(stdin, stdout));
}

/** The SDK would otherwise build a validator at start-up, for a request that we never send. */
const jsonSchemaValidator = {
  getValidator: () => () => ({ valid: false, data: undefined, errorMessage: 'not supported' }) as const,
};
