import { fieldsOf, type Fields } from './fields.ts';
import type { HookInput } from './types.ts';

/** The event in the JSON document that a hook's process gets on stdin; undefined for anything else. */
export function inputFromDocument(text: string): HookInput | undefined {
  try {
    return inputFromFields(JSON.parse(text.replace(/^\uFEFF/u, '').replace(/\0+$/u, '')));
  } catch {
    return undefined;
  }
}

/** The same from an object: the document itself, or the arguments of a hook that calls a tool. */
export function inputFromFields(value: unknown): HookInput | undefined {
  return read(fieldsOf(value));
}

function read(fields: Fields): HookInput | undefined {
  const { text, some, truth, below } = fields;
  const agent = some('agent_id');
  const about = { session: text('session_id'), cwd: text('cwd'), ...(agent === undefined ? {} : { agent }) };
  const event = text('hook_event_name');
  switch (event) {
    case 'SessionStart':
      return { ...about, event, source: text('source') };
    case 'UserPromptSubmit':
      return { ...about, event, prompt: text('prompt') };
    case 'SubagentStart':
      return agent === undefined ? undefined : { ...about, event, agent };
    case 'Stop':
      return { ...about, event, again: truth('stop_hook_active') };
    case 'PreToolUse':
    case 'PreSkillShellCommand': {
      const args = below('tool_input');
      const before = args.some('old_string');
      const after = args.some('new_string') ?? args.some('content');
      return {
        ...about,
        event,
        tool: text('tool_name'),
        call: text('tool_use_id'),
        transcript: text('transcript_path'),
        file: args.some('file_path') ?? args.text('notebook_path'),
        command: args.text('command'),
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      };
    }
    default:
      return undefined;
  }
}
