import { guardQuestion, judgeCommand } from '@precedent/core';
import type { HookInput } from '../input/types.ts';
import { decide } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import type { HookSettings } from '../settings/settings.ts';

type ShellInput = Extract<HookInput, { event: 'PreToolUse' | 'PreSkillShellCommand' }>;

/** A command line is about to run. The reason never repeats it. */
export function guardShell(
  { event, tool, command }: ShellInput,
  { recordCommands }: HookSettings,
): HookReply | undefined {
  const verdict = judgeCommand(command, tool === 'PowerShell' ? 'powershell' : 'sh');
  return verdict === 'ask' ? decide(event, recordCommands, guardQuestion) : undefined;
}
