import { AsyncLocalStorage } from 'node:async_hooks';
import {
  createTools,
  findOnPath,
  readResultLimit,
  resultLimits,
  type ToolDefinition,
  type ToolOutcome,
  type Workspace,
} from '@precedent/core';
import type { ExtensionOptions } from '../options.ts';

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
  // A result over the runtime's limit is thrown away, so no setting raises ours.
  const asked = readResultLimit(env, 'user', resultLimits.copilot);
  const limits = asked.most < resultLimits.copilot.most ? asked : resultLimits.copilot;
  let node: string | undefined;
  const workspaces = new AsyncLocalStorage<Workspace | undefined>();
  const tools = createTools({
    env,
    envTrust: 'user',
    limits,
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

/** `process.execPath` is Copilot itself here, which runs no scripts; without a Node there is nothing to name instead. */
function nodeOnPath({ env, platform, processDirectory }: ExtensionOptions): string {
  const search = { path: env['PATH'] ?? env['Path'], root: processDirectory, platform, pathext: '.EXE' };
  return findOnPath('node', search) ?? process.execPath;
}
