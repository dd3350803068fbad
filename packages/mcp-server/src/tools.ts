import {
  createTools,
  readResultLimit,
  resultLimits,
  toolDefinitions,
  type EnvTrust,
  type Tools,
} from '@precedent/core';
import type { MoreTools } from './more-tools.ts';
import type { ServeOptions } from './options.ts';
import type { Client, ListedTool } from './protocol.ts';
import { toCallResult, type ForwardedResult } from './result.ts';
import { envTrustOf } from './trust.ts';
import { mcpWorkspace } from './workspace.ts';

export interface ServerTools {
  list(client: Client): Promise<readonly ListedTool[]>;
  /** A text when there is no such tool. */
  call(name: string, args: unknown, client: Client, signal: AbortSignal): Promise<ForwardedResult | string>;
  close(): Promise<void>;
}

/** The tools of the core for one client. Who it is is known only after the handshake, so they are made by need. */
export function createServerTools(options: ServeOptions, onListChange: () => void): ServerTools {
  const barred = { home: options.home, installFolders: options.installFolders };
  let made: { readonly trust: EnvTrust; readonly tools: Tools } | undefined;

  const toolsFor = (client: Client): Tools => {
    const { env, platform, node, configured } = options;
    const envTrust = options.envTrust ?? envTrustOf(client.name, env);
    if (made?.trust !== envTrust) {
      const limits = readResultLimit(env, envTrust, resultLimits.standard);
      const workspace = mcpWorkspace(options, envTrust, barred, client.listRoots);
      made = {
        trust: envTrust,
        tools: createTools({
          env,
          envTrust,
          limits,
          workspace,
          barred,
          platform,
          node,
          ...(configured === undefined ? {} : { configured }),
        }),
      };
    }
    return made.tools;
  };
  let more: MoreTools | undefined;
  const moreFor = (client: Client): MoreTools | undefined => {
    more ??= options.moreTools?.(options.envTrust ?? envTrustOf(client.name, options.env), onListChange);
    return more;
  };
  return {
    list: async (client) => [...toolDefinitions(), ...((await moreFor(client)?.list()) ?? [])],
    close: async () => more?.close(),
    call: async (name, args, client, signal) => {
      const bridged = await moreFor(client)?.call(name, args, signal, client.onProgress);
      if (bridged !== undefined) return bridged;
      const outcome = await toolsFor(client).call(name, args, signal);
      return !outcome.ok && outcome.code === 'unknown-tool' ? outcome.message : toCallResult(outcome);
    },
  };
}
