import path from 'node:path';
import { asAbsoluteDir, findOnPath, userFolders } from '@precedent/core';
import type { ClientPool, ClientRequest, PolicyStore, ToolPolicy } from '@precedent/tool-policy';
import type { Session } from '../session.ts';

/** What opening a session takes: clients, and the memory of which session has which policy. */
export interface Runtime {
  readonly pool: ClientPool;
  readonly request: ClientRequest;
  readonly store: PolicyStore;
}

export type RuntimeOrReason =
  | { readonly ok: true; readonly runtime: Runtime }
  | { readonly ok: false; readonly sentence: string };

/** The Copilot CLI: the flag, `COPILOT_CLI_PATH`, else `copilot` on PATH under the rule for programs. */
function copilotFile(session: Session, flag: string | undefined): string | undefined {
  const named = flag ?? session.env['COPILOT_CLI_PATH'];
  if (named) return path.resolve(session.cwd ?? '/', named);
  return findOnPath('copilot', {
    path: session.env['PATH'],
    root: session.cwd,
    platform: session.platform,
    pathext: session.env['PATHEXT'],
  });
}

/**
 * Prepares the real runtime for one policy; it starts with its first session, which takes a second or more. An Empty client keeps its data in a folder of
 * ours; an ordinary one is the user's own, with their login.
 */
export async function prepareRuntime(
  session: Session,
  policy: ToolPolicy,
  flag: string | undefined,
): Promise<RuntimeOrReason> {
  const file = copilotFile(session, flag);
  if (file === undefined) {
    const sentence =
      'The Copilot CLI was not found: install it with npm install -g @github/copilot, or name it with --copilot FILE.';
    return { ok: false, sentence };
  }
  const { env, platform, home } = session;
  const state = userFolders({ env, envTrust: 'user', platform, home })?.state;
  if (state === undefined) {
    return { ok: false, sentence: 'There is no home directory to keep sessions in: set PRECEDENT_HOME.' };
  }
  session.err('Starting the Copilot CLI …\n');
  const { RuntimeConnection } = await import('@github/copilot-sdk');
  const { createClientPool, createPolicyStore } = await import('@precedent/tool-policy');
  const options = {
    connection: RuntimeConnection.forStdio({ path: file }),
    env: { ...env },
    ...(policy.clientMode === 'empty' ? { baseDirectory: path.join(state, 'copilot-empty') } : {}),
    ...(session.cwd === undefined ? {} : { workingDirectory: session.cwd }),
  };
  return {
    ok: true,
    runtime: {
      pool: createClientPool(),
      request: { policy, options, extensions: false },
      store: createPolicyStore(path.join(asAbsoluteDir(state, platform) ?? state, 'agent-sessions')),
    },
  };
}
