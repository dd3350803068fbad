import { splitPattern, type ToolSource } from './names.ts';
import type { ToolPolicy } from './resolve.ts';

const matches = (patterns: readonly string[], source: ToolSource, name: string): boolean =>
  patterns.some((pattern) => {
    const part = splitPattern(pattern);
    return part.source === source && (part.name === '*' || part.name === name);
  });

/** Whether a policy lets a tool be offered. An exclusion wins over the allow-list, as in the runtime. */
export function allows(policy: ToolPolicy, source: ToolSource, name: string): boolean {
  if (policy.excludedTools && matches(policy.excludedTools, source, name)) return false;
  return policy.availableTools ? matches(policy.availableTools, source, name) : true;
}
