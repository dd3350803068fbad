import { CopilotClient, type CopilotClientOptions } from '@github/copilot-sdk';
import { problem, ToolPolicyError } from './problem.ts';
import type { ToolPolicy } from './resolve.ts';

/** How a client is built, without its mode: the policy says that. */
export type ClientBase = Omit<CopilotClientOptions, 'mode'>;

export interface ClientRequest {
  readonly policy: ToolPolicy;
  readonly options: ClientBase;
  /** Once one session of a client asked for extensions, later ones see them: such clients are kept apart. */
  readonly extensions: boolean;
}

export interface ClientPool {
  /** A started or startable client that no agent of another mode, directory, connection or identity shares. */
  get(request: ClientRequest): CopilotClient;
  /** Stops every client. */
  stop(): Promise<void>;
}

const identities = new WeakMap<object, number>();
let nextIdentity = 1;

/** Objects and functions (a session file system, callbacks) are told apart by identity, never by content. */
function identity(value: object): string {
  let id = identities.get(value);
  if (id === undefined) identities.set(value, (id = nextIdentity++));
  return `#${id}`;
}

const plain = (value: unknown): unknown => {
  if (typeof value === 'function') return identity(value);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plain);
  if (Object.getPrototypeOf(value) !== Object.prototype) return identity(value);
  const record = value as Record<string, unknown>;
  return Object.fromEntries(
    Object.keys(record)
      .sort()
      .map((key) => [key, plain(record[key])]),
  );
};

/** Everything that may not be shared. Every option counts: one that is new in the SDK must not merge two agents. */
export const poolKey = (request: ClientRequest): string =>
  JSON.stringify([request.policy.clientMode, request.extensions, plain(request.options)]);

/**
 * Builds clients and shares those that may be shared.
 *
 * @param build makes a client; the SDK's constructor by default
 * @throws {ToolPolicyError} from `get`: `empty-needs-directory` (the SDK itself takes an empty string)
 */
export function createClientPool(
  build: (options: CopilotClientOptions) => CopilotClient = (options) => new CopilotClient(options),
): ClientPool {
  const clients = new Map<string, CopilotClient>();
  return {
    get(request) {
      const { policy, options } = request;
      if (policy.clientMode === 'empty' && !options.baseDirectory && !options.sessionFs) {
        throw new ToolPolicyError([
          problem(
            'empty-needs-directory',
            '',
            'client-mode "empty" needs a baseDirectory or a sessionFs for the client.',
          ),
        ]);
      }
      const key = poolKey(request);
      let client = clients.get(key);
      if (!client) clients.set(key, (client = build({ ...options, mode: policy.clientMode })));
      return client;
    },
    async stop() {
      const all = [...clients.values()];
      clients.clear();
      await Promise.all(all.map((client) => client.stop()));
    },
  };
}
