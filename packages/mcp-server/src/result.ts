import { textOf, viewOf, type ToolOutcome } from '@precedent/core';

/** A tool result as MCP knows it. Failures carry no structured content: their text is all there is. */
export interface CallResult {
  readonly [key: string]: unknown;
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
}

/** A result that somebody else made. */
export interface ForwardedResult {
  readonly [key: string]: unknown;
  readonly content: readonly { readonly [key: string]: unknown }[];
}

export function toCallResult(outcome: ToolOutcome): CallResult {
  const content: CallResult['content'] = [{ type: 'text', text: textOf(outcome) }];
  if (!outcome.ok) return { content, isError: true };
  return { content, structuredContent: { ...viewOf(outcome) } };
}
