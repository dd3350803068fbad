import { execFile } from 'node:child_process';
import path from 'node:path';
import type { ScriptedModel } from '../models/scripted-model.ts';
import { copilotProgram, type CopilotHome, type CopilotProgram } from './copilot.ts';

export interface PromptRun {
  /** What it ended with; `hung` when it had to be ended. */
  readonly code: unknown;
  /** The tools and the instructions that the model was first shown. */
  readonly tools: readonly string[];
  readonly system: string;
  /** What tools had answered when the model was last asked. */
  readonly results: readonly string[];
}

/** `copilot -p` as a script would start it; one that hangs is ended and fails. */
export async function runCopilotPrompt(options: {
  readonly program: CopilotProgram;
  readonly home: CopilotHome;
  readonly plugin: string;
  readonly model: ScriptedModel;
  readonly cwd: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}): Promise<PromptRun> {
  const { program, home, plugin, model, cwd, args, env } = options;
  const before = model.requests.length;
  const all = ['--no-auto-update', '--plugin-dir', plugin, '-p', 'go', ...args];
  const settings = {
    ...home.env,
    COPILOT_HOME: path.join(home.directory, 'copilot'),
    COPILOT_OFFLINE: 'true',
    COPILOT_PROVIDER_BASE_URL: `${model.url}/v1`,
    COPILOT_PROVIDER_API_KEY: 'zq-loopback-9f3b7c-not-a-secret',
    COPILOT_MODEL: 'scripted',
    ...env,
  };
  const code = await new Promise((resolve) => {
    execFile(copilotProgram(program), all, { cwd, env: settings, timeout: 30_000 }, (error) =>
      resolve(error === null ? 0 : (error.code ?? 'hung')),
    );
  });
  const requests = model.requests.slice(before);
  const last = requests.at(-1)?.messages ?? [];
  return {
    code,
    tools: requests[0]?.tools ?? [],
    system: requests[0]?.messages[0]?.text ?? '',
    results: last.filter(({ role }) => role === 'tool').map(({ text }) => text),
  };
}
