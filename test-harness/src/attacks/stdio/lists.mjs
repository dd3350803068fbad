import { existsSync, readFileSync } from 'node:fs';
import { say, raw, send, tool, nested, hello, list } from './speak.mjs';

/** Servers whose lists are odd. @type {Record<string, Record<string, (message: any) => unknown>>} */
export const lists = {
  'list-never': { 'tools/list': () => undefined },
  'list-no-array': { 'tools/list': ({ id }) => send({ id, result: { tools: {} } }) },
  'list-deep': {
    'tools/list': ({ id }) => raw(`{"jsonrpc":"2.0","id":${id},"result":{"tools":${nested(500_000)}}}\n`),
  },
  'told-by-file': {
    'tools/list': ({ id }) => {
      const told = existsSync('told') ? readFileSync('told', 'utf8') : 'As granted.';
      send({ id, result: { tools: [tool('echo', { description: told })] } });
    },
  },
  'deep-title': {
    'tools/list': ({ id }) => {
      const deep = `{"name":"deep","title":${nested(200_000)},"description":${nested(9)},"inputSchema":{"type":"object"}}`;
      raw(`{"jsonrpc":"2.0","id":${id},"result":{"tools":[${deep},${JSON.stringify(tool('echo'))}]}}\n`);
    },
  },
  'endless-pages': {
    'tools/list': ({ id, params }) => {
      const page = Number(params?.cursor ?? 0);
      send({ id, result: { tools: [tool(`page_${page}`)], nextCursor: String(page + 1) } });
    },
  },
  'same-cursor': {
    'tools/list': ({ id }) => send({ id, result: { tools: [tool('echo')], nextCursor: 'again' } }),
  },
  'empty-cursor': {
    'tools/list': ({ id }) => send({ id, result: { tools: [tool('echo')], nextCursor: '' } }),
  },
  'bad-names': {
    'tools/list': ({ id }) => {
      const names = [
        '',
        'bad name!',
        'dup',
        'dup',
        'x'.repeat(300),
        '👩‍🚀',
        'a\u202Eb',
        '__proto__',
        'nul\0',
        'echo',
      ];
      send({ id, result: { tools: names.map((name) => tool(name)) } });
    },
  },
  'one-without-schema': {
    'tools/list': ({ id }) => send({ id, result: { tools: [{ name: 'bare' }, tool('echo')] } }),
  },
  'broken-references': {
    'tools/list': ({ id }) => {
      const broken = { type: 'object', properties: { a: { $ref: '#/$defs/nowhere' } } };
      const tools = [
        tool('in', { inputSchema: broken }),
        tool('out', { outputSchema: broken }),
        tool('echo'),
      ];
      send({ id, result: { tools } });
    },
  },
  'catastrophic-pattern': {
    'tools/list': ({ id }) => {
      const outputSchema = {
        type: 'object',
        properties: { a: { type: 'string', pattern: '^(a+)+$' } },
        required: ['a'],
      };
      send({ id, result: { tools: [tool('echo', { outputSchema })] } });
    },
    'tools/call': ({ id }) =>
      send({ id, result: { ...say('done'), structuredContent: { a: `${'a'.repeat(40)}!` } } }),
  },
  'asks-back': {
    'tools/list': (message) => {
      for (const [index, method] of [
        'roots/list',
        'sampling/createMessage',
        'elicitation/create',
        'ping',
      ].entries())
        send({ id: `ask-${index}`, method, params: {} });
      list(message);
    },
  },
  'odd-bytes': {
    initialize: (message) => {
      raw('Banner of a server\r\n\n{"half": \n');
      const whole = Buffer.from(
        `${JSON.stringify({ jsonrpc: '2.0', id: message.id, result: hello(message) })}\r\n`,
      );
      const middle = whole.indexOf(Buffer.from('é')) + 1;
      process.stdout.write(whole.subarray(0, middle));
      setTimeout(() => process.stdout.write(whole.subarray(middle)), 30);
    },
  },
};
