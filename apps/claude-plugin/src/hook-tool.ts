import { loadRecordEngine, type Barred } from '@precedent/core';
import {
  answerHook,
  inputFromFields,
  ledgerStore,
  type HookHost,
  type HookSettings,
  type LedgerStore,
} from '@precedent/claude-hooks';
import type { CallResult } from '@precedent/mcp-server';

/** The part of the server that hooks share. */
export interface HookPlace {
  readonly data: string | undefined;
  readonly settings: HookSettings;
  readonly barred: Barred;
  readonly env: HookHost['env'];
  readonly platform: NodeJS.Platform;
}

/** Below the hooks' own time limit, so that a slow answer is no answer and not a failure. */
const deadlineMs = 4000;

let engine: ReturnType<typeof loadRecordEngine> | undefined;
let ledgers: LedgerStore | undefined;

/**
 * A hook's call of our server: one JSON document as text. No opinion is an empty object: for an answer without text
 * Claude Code tells the model after a prompt that the hook completed. Never fails.
 */
export async function answerCall(args: unknown, place: HookPlace, signal: AbortSignal): Promise<CallResult> {
  const { data, settings, barred, env, platform } = place;
  const input = inputFromFields(args);
  ledgers ??= ledgerStore(data);
  const host: HookHost = {
    settings,
    ledgers,
    engine: () => (engine ??= loadRecordEngine()),
    barred,
    env,
    platform,
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
  };
  const reply = input && (await answerHook(input, host).catch(() => undefined));
  return { content: [{ type: 'text', text: JSON.stringify(reply ?? {}) }] };
}
