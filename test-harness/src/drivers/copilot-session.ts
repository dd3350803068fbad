import {
  CopilotClient,
  type CopilotClientOptions,
  type CopilotSession,
  type SessionConfig,
} from '@github/copilot-sdk';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { createCopilotHome, loopbackModel, type CopilotHome, type CopilotProgram } from '../hosts/copilot.ts';
import { repositoryRoot } from '../source/tracked.ts';
import { systemPath } from './mcp.ts';

/** The plugin as it is built: what a user installs. */
export const builtPlugin = path.join(repositoryRoot, 'apps/copilot-plugin/dist');

export interface CopilotHost {
  readonly home: CopilotHome;
  readonly client: CopilotClient;
  /** Our plugin as a user has it: a copy, so that a build meanwhile does not matter. */
  readonly plugin: string;
  readonly stop: () => Promise<void>;
}

/** The real runtime as a process of its own, headless, with a home that nobody else uses. */
export async function startCopilot(
  program: CopilotProgram,
  env: Readonly<Record<string, string | undefined>> = {},
  options: Partial<CopilotClientOptions> = {},
): Promise<CopilotHost> {
  const home = await createCopilotHome(program);
  const client = new CopilotClient({
    ...home.options,
    ...options,
    env: { ...home.env, PATH: systemPath, ...env },
  });
  const plugin = path.join(home.directory, 'precedent-plugin');
  await Promise.all([client.start(), cp(builtPlugin, plugin, { recursive: true })]);
  const stop = async (): Promise<void> => {
    // The oldest one was met that did not end when asked; nothing of it may stay behind.
    const late = after(5000, 'late', { ref: false });
    if ((await Promise.race([client.stop(), late])) === 'late') await client.forceStop();
    await home.remove();
  };
  return { home, client, plugin, stop };
}

export interface OpenedSession {
  readonly session: CopilotSession;
  /** Every permission request of the session, in order. */
  readonly asked: readonly { readonly kind: string }[];
}

export interface SessionWishes extends Partial<Omit<SessionConfig, 'workingDirectory'>> {
  readonly workingDirectory: string;
  /** Where the scripted model is; most sessions never ask it. */
  readonly modelUrl?: string;
}

/** A session that loads extensions, with our plugin unless other plugins are wished for, approving what is asked. */
export async function openSession(
  { client, plugin }: CopilotHost,
  { modelUrl = 'http://127.0.0.1:9', ...config }: SessionWishes,
): Promise<OpenedSession> {
  const asked: { readonly kind: string }[] = [];
  const session = await client.createSession({
    ...loopbackModel(modelUrl),
    requestExtensions: true,
    pluginDirectories: [plugin],
    enableSessionTelemetry: false,
    onPermissionRequest: (request) => {
      asked.push(request);
      return { kind: 'approve-once' };
    },
    ...config,
  });
  return { session, asked };
}

/** Until the condition holds; rejects when it does not within the time. */
export async function until(
  what: string,
  holds: () => Promise<boolean> | boolean,
  ms = 15_000,
): Promise<void> {
  for (const end = Date.now() + ms; !(await holds()); await after(10)) {
    if (Date.now() > end) throw new Error(`${what}: not within ${ms} ms.`);
  }
}

export async function toolNames(session: CopilotSession): Promise<readonly string[]> {
  const { tools } = await session.rpc.tools.getCurrentMetadata();
  return (tools ?? []).map(({ name }) => name);
}

export async function extensions(
  session: CopilotSession,
): Promise<readonly { readonly id: string; readonly status: string; readonly pid?: number }[]> {
  return (await session.rpc.extensions.list()).extensions;
}

/** Waits for the tools of our extension, and for the runtime to offer them. */
export async function ready(session: CopilotSession, tool = 'adr_check'): Promise<void> {
  await until(`the tool ${tool}`, async () => (await toolNames(session)).includes(tool)).catch(
    async (late: Error) => {
      throw new Error(`${late.message} ${JSON.stringify(await extensions(session))}`);
    },
  );
  await session.rpc.tools.initializeAndValidate();
}

/** One call without a model, as the runtime makes it. */
export async function execute(
  session: CopilotSession,
  name: string,
  args: unknown,
): Promise<{ readonly resultType: string; readonly text: string }> {
  const result = await session.rpc.tools.execute({ name, arguments: args as Record<string, string> });
  const { resultType, textResultForLlm } = result as { resultType: string; textResultForLlm: string };
  return { resultType, text: textResultForLlm };
}
