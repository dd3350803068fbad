import { adviseOnFile } from './events/files.ts';
import { addContext } from './events/contexts.ts';
import { isShell } from './events/is-shell.ts';
import type { HookHost } from './host.ts';
import type { HookInput } from './input/types.ts';
import { decide } from './reply/make.ts';
import type { HookReply } from './reply/types.ts';

const advised = new Set(['Read', 'Edit', 'Write', 'NotebookEdit']);
const ownTool = /^mcp__plugin_precedent_adr__adr_(?:check|explain|lint)$/u;

/** What a hook says to one event; undefined when it has no opinion. Loads what the event needs, and no more. */
export async function answerHook(input: HookInput, host: HookHost): Promise<HookReply | undefined> {
  switch (input.event) {
    case 'SessionStart':
    case 'SubagentStart':
    case 'UserPromptSubmit':
      return addContext(input, host);
    case 'Stop':
      return (await import('./events/after.ts')).checkAfter(input, host);
    case 'PreSkillShellCommand':
      return guard(input, host);
    case 'PreToolUse':
      if (isShell(input.tool)) return guard(input, host);
      if (ownTool.test(input.tool)) return decide(input.event, 'allow', 'It only reads decision records.');
      return advised.has(input.tool) ? adviseOnFile(input, host) : undefined;
  }
}

async function guard(
  input: Extract<HookInput, { event: 'PreToolUse' | 'PreSkillShellCommand' }>,
  { settings }: HookHost,
): Promise<HookReply | undefined> {
  return (await import('./events/shell.ts')).guardShell(input, settings);
}
