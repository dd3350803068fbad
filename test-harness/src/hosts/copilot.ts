import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CopilotClientOptions } from '@github/copilot-sdk';
import { RuntimeConnection } from '@github/copilot-sdk';
import { hostProgram } from './wanted.ts';

export interface CopilotHome {
  /** An empty home of its own; nothing of the machine's user is seen. */
  readonly directory: string;
  /** Client options without a mode: the real runtime, no account, no update, nothing ambient. */
  readonly options: Omit<CopilotClientOptions, 'mode'>;
  remove(): Promise<void>;
}

/** A fresh home for the real Copilot CLI, started headless and without an account. */
export async function createCopilotHome(): Promise<CopilotHome> {
  const directory = await mkdtemp(path.join(tmpdir(), 'copilot-'));
  return {
    directory,
    options: {
      connection: RuntimeConnection.forStdio({ path: hostProgram('copilot-cli', 'copilot') }),
      env: { PATH: process.env['PATH'], HOME: directory, LANG: 'C.UTF-8' },
      baseDirectory: path.join(directory, 'copilot'),
      useLoggedInUser: false,
    },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

/** A model endpoint for a session: the key is long and odd, because the runtime blanks it wherever it appears. */
export const loopbackModel = (
  url: string,
): { model: string; provider: { type: 'openai'; baseUrl: string; apiKey: string } } => ({
  model: 'scripted',
  provider: { type: 'openai', baseUrl: `${url}/v1`, apiKey: 'zq-loopback-9f3b7c-not-a-secret' },
});
