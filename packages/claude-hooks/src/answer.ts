import { adviseOnFile } from './events/files.ts';
import { addContext } from './events/contexts.ts';
import { checkAfter } from './events/after.ts';
import { guardShell, isShell } from './events/shell.ts';
import type { HookHost } from './host.ts';
import type { HookInput } from './input/types.ts';
import { decide } from './reply/make.ts';
import type { HookReply } from './reply/types.ts';

const advised = new Set(['Read', 'Edit', 'Write', 'NotebookEdit']);
const ownTool = /^mcp__plugin_precedent_adr__adr_(?:check|explain|lint)$/u;

/** What a hook says to one event; undefined when it has no opinion. */
export async function answerHook(input: HookInput, host: HookHost): Promise<HookReply | undefined> {
  switch (input.event) {
    case 'SessionStart':
    case 'SubagentStart':
    case 'UserPromptSubmit':
      return addContext(input, host);
    case 'Stop':
      return checkAfter(input, host);
    case 'PreSkillShellCommand':
      return guardShell(input, host.settings);
    case 'PreToolUse':
      if (isShell(input.tool)) return guardShell(input, host.settings);
      if (ownTool.test(input.tool)) return decide(input.event, 'allow', 'It only reads decision records.');
      return advised.has(input.tool) ? adviseOnFile(input, host) : undefined;
  }
}
