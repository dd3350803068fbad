#!/usr/bin/env node
import {
  inputFromDocument,
  isShell,
  keptSettings,
  type HookInput,
  type HookReply,
} from '@precedent/claude-hooks';
import { readArguments } from './arguments.ts';
import { readAll } from './stdin.ts';
import { writeAll } from './stdout.ts';

/** Below the time limits in hooks.json: late is silent, which is better than an error that the user reads. */
const deadlineMs = 4000;
const late = setTimeout(() => process.exit(0), deadlineMs);
late.unref();
for (const event of ['uncaughtException', 'unhandledRejection'] as const)
  process.on(event, () => process.exit(0));

const { data } = readArguments(process.argv.slice(2), process.platform);

async function answer(input: HookInput): Promise<HookReply | undefined> {
  const settings = keptSettings(data);
  // Each in a chunk of its own: the guard runs on command lines and needs no record.
  if (input.event === 'PreToolUse' || input.event === 'PreSkillShellCommand') {
    return isShell(input.tool) ? (await import('./guard.ts')).guardShell(input, settings) : undefined;
  }
  const { answerStart } = await import('./start.ts');
  return input.event === 'SessionStart' ? answerStart(input, { data, settings }) : undefined;
}

const text = await readAll(process.stdin, deadlineMs / 2);
const input = text === undefined ? undefined : inputFromDocument(text);
const reply = input && (await answer(input).catch(() => undefined));
// One document and nothing else, or nothing at all.
if (reply !== undefined) writeAll(1, JSON.stringify(reply));
process.exit(0);
