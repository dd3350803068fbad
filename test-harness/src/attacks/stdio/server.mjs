// An MCP server over stdio that misbehaves in the way its first argument names; without one it behaves.
import { createInterface } from 'node:readline';
import { calls } from './calls.mjs';
import { handshakes } from './handshakes.mjs';
import { lists } from './lists.mjs';
import { initialize, list, say, send, stay } from './speak.mjs';

const mode = process.argv[2] ?? 'well-behaved';
const { [mode]: chosen = {} } = { ...handshakes, ...lists, ...calls };

/** @type {Record<string, (message: any) => unknown>} */
const usual = {
  initialize,
  'tools/list': list,
  'tools/call': ({ id, params }) => {
    const answer = params.name === 'environment' ? process.env : (params.arguments ?? null);
    send({ id, result: say(JSON.stringify(answer)) });
  },
  ping: ({ id }) => send({ id, result: {} }),
};

if (mode === 'dies-at-once') process.exit(1);
if (mode === 'deaf') stay();
else {
  createInterface({ input: process.stdin }).on('line', (line) => {
    const message = JSON.parse(line);
    const handler = chosen[message.method] ?? usual[message.method];
    handler?.(message);
  });
}
