import type { HookReply } from './types.ts';

/** For the model's context. */
export const context = (hookEventName: string, additionalContext: string): HookReply => ({
  hookSpecificOutput: { hookEventName, additionalContext },
});

/** Whether a tool may run. */
export const decide = (
  hookEventName: string,
  permissionDecision: 'allow' | 'ask' | 'deny',
  permissionDecisionReason: string,
): HookReply => ({ hookSpecificOutput: { hookEventName, permissionDecision, permissionDecisionReason } });

/** For the user alone. */
export const message = (systemMessage: string): HookReply => ({ systemMessage });

/** The model goes on working, with the reason before it. */
export const goOn = (reason: string): HookReply => ({ decision: 'block', reason });
