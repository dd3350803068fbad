import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CopilotClientOptions } from '@github/copilot-sdk';
import { RuntimeConnection } from '@github/copilot-sdk';
import { hostProgram } from './wanted.ts';

/** The version that is pinned, and the oldest that we say we support. */
export const copilotPrograms = ['copilot-cli', 'copilot-cli-oldest'] as const;
export type CopilotProgram = (typeof copilotPrograms)[number];

export interface CopilotHome {
  /** An empty home of its own; nothing of the machine's user is seen. */
  readonly directory: string;
  /** The environment of a Copilot process: nothing ambient. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Client options without a mode: the real runtime, no account, no update, nothing ambient. */
  readonly options: Omit<CopilotClientOptions, 'mode'>;
  remove(): Promise<void>;
}

export const copilotProgram = (program: CopilotProgram): string => hostProgram(program, 'copilot');

/** A fresh home for the real Copilot CLI, started headless and without an account. */
export async function createCopilotHome(program: CopilotProgram = 'copilot-cli'): Promise<CopilotHome> {
  const directory = await mkdtemp(path.join(tmpdir(), 'copilot-'));
  const file = copilotProgram(program);
  const env = {
    PATH: process.env['PATH'],
    HOME: directory,
    LANG: 'C.UTF-8',
    // What the program unpacks from itself, beside it: once for all tests, and each version its own.
    XDG_CACHE_HOME: path.join(path.dirname(path.dirname(file)), `.${program}-unpacked`),
  };
  return {
    directory,
    env,
    options: {
      connection: RuntimeConnection.forStdio({ path: file }),
      env,
      baseDirectory: path.join(directory, 'copilot'),
      useLoggedInUser: false,
    },
    remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** A model endpoint for a session: the key is long and odd, because the runtime blanks it wherever it appears. */
export const loopbackModel = (
  url: string,
): { model: string; provider: { type: 'openai'; baseUrl: string; apiKey: string } } => ({
  model: 'scripted',
  provider: { type: 'openai', baseUrl: `${url}/v1`, apiKey: 'zq-loopback-9f3b7c-not-a-secret' },
});
