import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { resultLimits } from '@precedent/core';
import { canaries } from '../contract/canaries.ts';
import type { Answer, ContractDriver } from '../contract/types.ts';
import { execute, openSession, ready, startCopilot, toolNames, type CopilotHost } from './copilot-session.ts';

/** A driver, and the end of the runtime that its sessions share. */
export interface CopilotDriver extends ContractDriver {
  readonly stop: () => Promise<void>;
}

/** Variables that would send the runtime itself elsewhere; what they hold must not come out all the same. */
const notForTheRuntime = new Set(['HTTPS_PROXY']);
const given = Object.fromEntries(Object.entries(canaries).filter(([name]) => !notForTheRuntime.has(name)));

/**
 * The built plugin in the real runtime, its tools called as the runtime calls them. Situations that change nothing in
 * the environment share one runtime, as the sessions of one user do.
 */
export function copilotDriver(): CopilotDriver {
  let shared: Promise<CopilotHost> | undefined;
  const start = (env: object): Promise<CopilotHost> =>
    startCopilot('copilot-cli', { ...given, ...env }, { logLevel: 'none' });

  return {
    name: 'the Copilot extension',
    limit: resultLimits.copilot,
    // The runtime reads its messages as strict Unicode and leaves one with half a character without an answer.
    carries: (args) => !/\\ud[89a-f]/u.test(JSON.stringify(args ?? {})),
    stop: async () => (await shared)?.stop(),
    open: async ({ workspace, env, elsewhere }) => {
      const own = Object.keys(env).length > 0;
      const host = await (own ? start(env) : (shared ??= start({})));
      const { directory, gone } = await whereItIs(workspace, elsewhere);
      const { session } = await openSession(host, { workingDirectory: directory });
      await ready(session);
      if (gone) await rm(directory, { recursive: true });
      const written: string[] = [];
      return {
        toolNames: async () => (await toolNames(session)).filter((name) => name.startsWith('adr_')),
        call: async (tool, args) => {
          const answer = await answerOf(execute(session, tool, args ?? {}));
          written.push(answer.text);
          return answer;
        },
        transcript: () => written.join('\n'),
        close: async () => {
          await session.disconnect();
          if (own) await host.stop();
        },
      };
    },
  };
}

/** A session always has a directory: one that says none is one whose directory has gone. */
async function whereItIs(workspace: string | undefined, elsewhere: string) {
  const directory = workspace ?? path.join(elsewhere, 'gone');
  const gone = !(await readdir(directory).catch(() => false as const));
  if (gone) await mkdir(directory, { recursive: true });
  return { directory, gone };
}

async function answerOf(call: ReturnType<typeof execute>): Promise<Answer> {
  const { resultType, text } = await call;
  if (/^Tool '.*' does not exist\./u.test(text)) return { kind: 'no-such-tool', text };
  if (resultType !== 'success') return { kind: 'failure', text };
  return { kind: 'success', view: JSON.parse(text) as Record<string, unknown>, text };
}
