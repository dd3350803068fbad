/** What a hook may say to Claude Code, in its own words: one JSON object. Saying nothing means no opinion. */
export interface HookReply {
  readonly hookSpecificOutput?: {
    readonly hookEventName: string;
    readonly additionalContext?: string;
    readonly permissionDecision?: 'allow' | 'ask' | 'deny';
    readonly permissionDecisionReason?: string;
  };
  /** For the user; no model sees it. */
  readonly systemMessage?: string;
  readonly decision?: 'block';
  readonly reason?: string;
}
