import { textOf, type ToolOutcome } from '@precedent/core';

/** A tool result as Copilot knows it. Without a known `resultType` the runtime would take the object for the answer. */
export interface CopilotResult {
  readonly textResultForLlm: string;
  readonly resultType: 'success' | 'failure';
  /** Not shown to the model; what hooks on failures are given. */
  readonly error?: string;
}

export function toCopilotResult(outcome: ToolOutcome): CopilotResult {
  const textResultForLlm = textOf(outcome);
  if (outcome.ok) return { textResultForLlm, resultType: 'success' };
  return { textResultForLlm, resultType: 'failure', error: outcome.code };
}
