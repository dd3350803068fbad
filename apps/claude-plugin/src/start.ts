import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { loadRecordEngine } from '@precedent/core';
import {
  answerHook,
  ledgerStore,
  type HookInput,
  type HookReply,
  type HookSettings,
} from '@precedent/claude-hooks';
import { installFolders } from '@precedent/mcp-server';
import { safely } from './safely.ts';

/** A session begins, or its context does: the one event that comes before the server is there. */
export async function answerStart(
  input: Extract<HookInput, { event: 'SessionStart' }>,
  { data, settings }: { readonly data: string | undefined; readonly settings: HookSettings },
): Promise<HookReply | undefined> {
  const ledgers = ledgerStore(data);
  ledgers.tidy();
  const { env, platform } = process;
  return answerHook(input, {
    settings,
    ledgers,
    engine: loadRecordEngine,
    barred: { home: safely(homedir), installFolders: installFolders(fileURLToPath(import.meta.url), env) },
    env,
    platform,
    signal: AbortSignal.timeout(3000),
  });
}
