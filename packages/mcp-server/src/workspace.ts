import {
  firstQualified,
  orderMcpCandidates,
  type Barred,
  type EnvTrust,
  type WorkspaceSource,
} from '@precedent/core';
import { resolveFlag } from './flag-directory.ts';
import type { ServeOptions } from './options.ts';
import { rootDirectories } from './roots.ts';

/**
 * Where this server's calls take their directory from, in the order of MCP hosts. `listRoots` asks the client; it is
 * not called when the flag or the environment has said it, and whatever it answers is judged here.
 */
export function mcpWorkspace(
  options: ServeOptions,
  envTrust: EnvTrust,
  barred: Barred,
  listRoots: (signal: AbortSignal) => Promise<unknown>,
): WorkspaceSource {
  const { env, platform, processDirectory } = options;
  const flag = resolveFlag(options);
  const environment = envTrust === 'user' ? env['PRECEDENT_CWD'] : undefined;
  const project = env['CLAUDE_PROJECT_DIR'];
  return async (signal) => {
    const asked = flag === undefined && !environment;
    const roots = asked ? rootDirectories(await listRoots(signal)) : undefined;
    const { directories, guessed } = orderMcpCandidates({
      flag,
      environment,
      roots,
      project,
      process: processDirectory,
    });
    const directory = await firstQualified(directories, platform, barred);
    return directory === undefined ? undefined : { directory, guessed };
  };
}
