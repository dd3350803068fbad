import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import {
  CallToolResultSchema,
  ErrorCode,
  ListRootsRequestSchema,
  McpError,
} from '@modelcontextprotocol/sdk/types.js';
import { resultLimits } from '@precedent/core';
import { canaries } from '../contract/canaries.ts';
import type { Answer, ContractDriver } from '../contract/types.ts';
import { repositoryRoot } from '../source/tracked.ts';
import { startServer, type ServerProcess, type ServerStart } from './mcp-process.ts';

/** A set, because the SDK types the code of its error as any number. */
const invalidParams = new Set<number>([ErrorCode.InvalidParams]);

export const builtServer = path.join(repositoryRoot, 'packages/mcp-server/dist/server.mjs');

/** `pnpm` puts this repository's own `adr` on PATH, where the server would find it. */
export const systemPath = (process.env['PATH'] ?? '')
  .split(path.delimiter)
  .filter((entry) => !entry.includes('node_modules'))
  .join(path.delimiter);

export interface McpClient {
  readonly client: Client;
  readonly server: ServerProcess;
  readonly close: () => Promise<void>;
}

/** A client of a server that was just started; with `roots` it declares them and answers with what the function says. */
export async function connect(
  start: Omit<ServerStart, 'file'> & { readonly file?: string },
  roots?: () => unknown,
  name = 'contract',
): Promise<McpClient> {
  const server = startServer({ file: builtServer, ...start });
  const client = new Client({ name, version: '0' }, { capabilities: roots ? { roots: {} } : {} });
  if (roots) client.setRequestHandler(ListRootsRequestSchema, async () => ({ roots: (await roots()) as [] }));
  await client.connect(server.transport);
  return {
    client,
    server,
    close: async () => {
      await client.close();
      await server.end();
    },
  };
}

/** One call, as an MCP host sees its result. */
export async function callTool(
  client: Client,
  tool: string,
  args: unknown,
  signal?: AbortSignal,
): Promise<Answer> {
  const params = {
    name: tool,
    ...(args === undefined ? {} : { arguments: args as Record<string, unknown> }),
  };
  try {
    const result = await client.request(
      { method: 'tools/call', params },
      CallToolResultSchema,
      signal ? { signal } : {},
    );
    const [content, ...more] = result.content;
    if (content?.type !== 'text' || more.length > 0) throw new Error('One text was expected.');
    if (result.isError !== true)
      return { kind: 'success', view: result.structuredContent ?? {}, text: content.text };
    if (result.structuredContent !== undefined) throw new Error('A failure has no structured content.');
    return { kind: 'failure', text: content.text };
  } catch (error) {
    if (error instanceof McpError && invalidParams.has(error.code)) {
      return { kind: 'no-such-tool', text: error.message };
    }
    throw error;
  }
}

/** The built MCP server over stdio, for a client that declares the workspace as its root. */
export const mcpDriver: ContractDriver = {
  name: 'the MCP server',
  limit: resultLimits.standard,
  open: async ({ workspace, env, elsewhere, home }) => {
    const roots = workspace === undefined ? undefined : () => [{ uri: pathToFileURL(workspace).href }];
    const start = { cwd: elsewhere, env: { PATH: systemPath, HOME: home, ...canaries, ...env } };
    const { client, server, close } = await connect(start, roots);
    return {
      toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: (tool, args, signal) => callTool(client, tool, args, signal),
      transcript: () => server.stdout() + server.stderr(),
      close,
    };
  },
};
