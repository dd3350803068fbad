import { secret, raw, send, stay, grandchild, hugeLine, flood, initialize } from './speak.mjs';

/** Servers that fail before they have listed anything. @type {Record<string, Record<string, (message: any) => unknown>>} */
export const handshakes = {
  'never-answers': { initialize: () => undefined },
  'long-line': { initialize: hugeLine },
  'answers-then-dies': {
    initialize: (message) => {
      initialize(message);
      process.exit(0);
    },
  },
  'old-protocol': {
    initialize: ({ id }) =>
      send({ id, result: { protocolVersion: '2024-11-05', capabilities: { tools: {} } } }),
  },
  'error-at-once': { initialize: ({ id }) => send({ id, error: { code: -32000, message: secret } }) },
  'no-object': { initialize: ({ id }) => send({ id, result: 'yes' }) },
  'endless-noise': { initialize: () => flood('INFO still starting\n', 100) },
  'noise-then-exit': {
    initialize: () => {
      raw('Starting\nLoading\nNo application found\n'.repeat(4));
      process.exitCode = 1;
      process.exit();
    },
  },
  'ignores-sigterm': {
    initialize: () => {
      for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => {});
      grandchild(true);
      stay();
    },
  },
};
