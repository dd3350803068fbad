/** Who an event is about. */
interface Happening {
  /** Claude Code's own name of the session. */
  readonly session: string;
  /** A sub-agent's; absent for the main one. */
  readonly agent?: string;
  /** Where the session is now, as the event says it. */
  readonly cwd: string;
}

/** The events we answer, each with the part of its input that we use. */
export type HookInput =
  | (Happening & { readonly event: 'SessionStart'; readonly source: string })
  | (Happening & { readonly event: 'UserPromptSubmit'; readonly prompt: string })
  | (Happening & { readonly event: 'SubagentStart'; readonly agent: string })
  | (Happening & {
      readonly event: 'PreToolUse' | 'PreSkillShellCommand';
      readonly tool: string;
      /** The host's name of the call, and the file in which it writes down what the model said; empty where unsaid. */
      readonly call: string;
      readonly transcript: string;
      /** The file a tool reads or edits; empty where it has none. */
      readonly file: string;
      /** The text that is replaced and what replaces it, as far as the tool says. */
      readonly before?: string;
      readonly after?: string;
      /** A shell's command line; empty where it has none. */
      readonly command: string;
    })
  | (Happening & { readonly event: 'Stop'; readonly again: boolean });
