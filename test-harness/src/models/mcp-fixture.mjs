// A small real MCP server for tests: two tools, newline-delimited JSON-RPC on stdio.
import { createInterface } from 'node:readline';

const tools = ['list_things', 'view'].map((name) => ({
  name,
  description: `Test tool ${name}.`,
  inputSchema: { type: 'object' },
}));
/** @type {Record<string, (params: any) => object>} */
const results = {
  initialize: (params) => ({
    protocolVersion: params.protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'fixture', version: '1' },
  }),
  'tools/list': () => ({ tools }),
  'tools/call': (params) => ({ content: [{ type: 'text', text: `called ${params.name}` }] }),
  ping: () => ({}),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  if (id === undefined) return;
  const handler = results[method];
  const answer = handler
    ? { result: handler(params ?? {}) }
    : { error: { code: -32601, message: 'no such method' } };
  process.stdout.write(`${JSON.stringify({ jsonrpc: '2.0', id, ...answer })}\n`);
});
