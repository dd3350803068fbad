import { AsyncLocalStorage } from 'node:async_hooks';
import { createTools, type ToolDefinition, type ToolOutcome, type Workspace } from '@precedent/core';
import type { ExtensionOptions } from '../options.ts';
import { resultLimit } from './limit.ts';
import { nodeOnPath } from './node.ts';

/** The tools of the core, each call with the directory that it is about. */
export interface SessionTools {
  readonly definitions: readonly ToolDefinition[];
  readonly call: (
    name: string,
    args: unknown,
    workspace: Workspace | undefined,
    signal: AbortSignal,
  ) => Promise<ToolOutcome>;
}

export function createSessionTools(options: ExtensionOptions): SessionTools {
  const { env, platform, home, installFolders } = options;
  let node: string | undefined;
  const workspaces = new AsyncLocalStorage<Workspace | undefined>();
  const tools = createTools({
    env,
    envTrust: 'user',
    limits: resultLimit(env),
    workspace: async () => workspaces.getStore(),
    barred: { home, installFolders },
    platform,
    // Looked for when a call first needs it.
    get node() {
      return (node ??= nodeOnPath(options));
    },
  });
  return {
    definitions: tools.definitions,
    call: (name, args, workspace, signal) => workspaces.run(workspace, () => tools.call(name, args, signal)),
  };
}
