import path from 'node:path';
import type { Tool } from '@github/copilot-sdk';
import { startExtension, type ExtensionOptions, type Running } from '@precedent/copilot-extension';
import { bridgedTools } from '@precedent/copilot-extension/bridge';
import type { PluginHome } from '../attacks/home.ts';

type JoinConfig = Parameters<ExtensionOptions['sdk']['joinSession']>[0];

export interface ScriptedCopilot {
  readonly extension: Running;
  readonly joins: readonly JoinConfig[];
  /** What the session was told. */
  readonly said: readonly string[];
  /** The tools of the last join. */
  readonly tools: readonly Tool[];
  readonly call: (
    name: string,
    args?: object,
    signal?: AbortSignal,
  ) => Promise<{ readonly textResultForLlm: string; readonly resultType: string }>;
  /** How often the bridge was loaded. */
  readonly loaded: () => number;
}

/**
 * The extension from its sources, in a session that is scripted and in a user's home: what it joined with, how often it
 * loaded the bridge, and what it said. `refuse` throws for a join that the runtime is to refuse.
 */
export async function startScripted(
  home: PluginHome,
  more: Partial<ExtensionOptions> = {},
  refuse: (config: JoinConfig) => void = () => {},
): Promise<ScriptedCopilot> {
  const joins: JoinConfig[] = [];
  const said: string[] = [];
  let loaded = 0;
  const extension: Running = await startExtension({
    sdk: {
      joinSession: async (config) => {
        joins.push(config);
        refuse(config);
        return {
          log: async (message) => void said.push(message),
          rpc: { metadata: { snapshot: async () => ({}) } },
        };
      },
    },
    env: home.surroundings.env,
    platform: process.platform,
    home: home.home,
    session: 's',
    installFolders: [],
    processDirectory: path.dirname(home.home),
    report: () => {},
    loadBridge: async () => {
      loaded += 1;
      return { bridgedTools };
    },
    ...more,
  });
  const tools = (joins.at(-1)?.tools ?? []) as Tool[];
  const call = async (name: string, args: object = {}, signal?: AbortSignal) => {
    const tool = tools.find((one) => one.name === name);
    const invocation = { sessionId: 's', toolCallId: 'c', toolName: name, arguments: args };
    const answer = tool?.handler?.(args, { ...invocation, ...(signal === undefined ? {} : { signal }) });
    return (await answer) as { readonly textResultForLlm: string; readonly resultType: string };
  };
  return { extension, joins, said, tools, call, loaded: () => loaded };
}
