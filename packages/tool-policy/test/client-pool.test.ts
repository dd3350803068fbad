import type { CopilotClient, CopilotClientOptions } from '@github/copilot-sdk';
import { describe, expect, it } from 'vitest';
import { createClientPool, ToolPolicyError, type ClientRequest } from '../src/index.ts';

const cli = { clientMode: 'copilot-cli' } as const;
const empty = { clientMode: 'empty', availableTools: ['mcp:*'] } as const;
const request = (over: Partial<ClientRequest> = {}): ClientRequest => ({
  policy: cli,
  options: {},
  extensions: false,
  ...over,
});

function pool(): { get: (over?: Partial<ClientRequest>) => unknown; built: CopilotClientOptions[] } {
  const built: CopilotClientOptions[] = [];
  const clients = createClientPool((options) => {
    built.push(options);
    return { stop: async () => [] } as unknown as CopilotClient;
  });
  return { get: (over) => clients.get(request(over)), built };
}

describe('createClientPool', () => {
  it('shares a client between agents that agree in everything [policy-client-pool]', () => {
    const { get } = pool();
    expect(get({ options: { baseDirectory: '/b', env: { A: '1', B: '2' } } })).toBe(
      get({ options: { env: { B: '2', A: '1' }, baseDirectory: '/b' } }),
    );
  });

  it.each<[string, Partial<ClientRequest>, Partial<ClientRequest>]>([
    ['mode', { options: { baseDirectory: '/b' } }, { policy: empty, options: { baseDirectory: '/b' } }],
    ['base directory', { options: { baseDirectory: '/a' } }, { options: { baseDirectory: '/b' } }],
    ['working directory', { options: { workingDirectory: '/a' } }, { options: { workingDirectory: '/b' } }],
    ['identity', { options: { gitHubToken: 'a' } }, { options: { gitHubToken: 'b' } }],
    ['extensions', { extensions: false }, { extensions: true }],
    [
      'session file system',
      { options: { sessionFs: { initialCwd: '/', sessionStatePath: '/s', conventions: 'posix' } } },
      { options: { sessionFs: { initialCwd: '/', sessionStatePath: '/t', conventions: 'posix' } } },
    ],
    [
      'connection',
      { options: { connection: { kind: 'stdio' } } },
      { options: { connection: { kind: 'stdio', path: '/x' } } },
    ],
    ['callbacks', { options: { onListModels: () => [] } }, { options: { onListModels: () => [] } }],
  ])('keeps agents of another %s apart [policy-client-pool]', (_what, one, other) => {
    const { get } = pool();
    expect(get(one)).not.toBe(get(other));
  });

  it('builds the client in the mode of the policy [policy-client-mode]', () => {
    const { get, built } = pool();
    get({ policy: empty, options: { baseDirectory: '/b' } });
    get();
    expect(built.map((options) => options.mode)).toStrictEqual(['empty', 'copilot-cli']);
  });

  it.each([{}, { baseDirectory: '' }])(
    'refuses Empty mode with options %j [policy-empty-directory]',
    (options) => {
      const { get, built } = pool();
      expect(() => get({ policy: empty, options })).toThrow(
        expect.toSatisfy((error) => ToolPolicyError.is(error) && error.code === 'empty-needs-directory'),
      );
      expect(built).toStrictEqual([]);
    },
  );
});
