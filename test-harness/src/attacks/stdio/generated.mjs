// A well-behaved MCP server with as many tools as its first argument says, in pages of the second, named as the third.
import { send } from './speak.mjs';
import { createInterface } from 'node:readline';

const count = Number(process.argv[2] ?? 64);
const perPage = Number(process.argv[3] ?? count);
const style = process.argv[4] ?? 'plain';
/** @type {Record<string, (index: number) => string>} */
const names = {
  plain: (index) => `tool_${index}`,
  // Equal for far longer than a name may be.
  long: (index) => `${'a_rather_long_name_'.repeat(6)}${index}`,
  // Equal once what no name may have is gone.
  colliding: (index) =>
    `read${['.', ' ', '/', '!', '_', ':', '@', '#'][index % 8]}file${Math.floor(index / 8)}`,
};
const nameOf = names[style] ?? ((index) => String(index));
const order = Array.from({ length: count }, (_, index) => index);
if (process.argv[5] === 'backwards') order.reverse();
const tools = order.map((index) => ({
  name: nameOf(index),
  description: `Tool ${index}. ${'It does what its name says. '.repeat(20)}`,
  inputSchema: { type: 'object', properties: { value: { type: 'string' } } },
}));

/** @type {Record<string, (params: any) => object>} */
const results = {
  initialize: ({ protocolVersion }) => ({
    protocolVersion: protocolVersion === '2025-11-25' ? '2025-06-18' : protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'generated', version: '1' },
  }),
  'tools/list': ({ cursor }) => {
    const from = Number(cursor ?? 0);
    const next = from + perPage;
    return { tools: tools.slice(from, next), ...(next < count ? { nextCursor: String(next) } : {}) };
  },
  'tools/call': (params) => ({
    content: [{ type: 'text', text: `${params.name}: ${JSON.stringify(params.arguments)}` }],
    structuredContent: { called: params.name },
  }),
  ping: () => ({}),
};

createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method, params } = JSON.parse(line);
  const result = results[method]?.(params ?? {});
  if (id !== undefined && result !== undefined) send({ id, result });
});
