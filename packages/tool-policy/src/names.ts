/** The `kind` of the one entry in an agent definition's `tools` that this package reads. */
export const POLICY_KIND = 'github-cli-builtin-tools';

/** `*`, a bare built-in name, or either behind a source. The runtime itself accepts no other characters. */
export const TOOL_PATTERN = /^(?:(?:builtin|custom|mcp):)?(?:\*|[A-Za-z0-9_-]+)$/;

export type ToolSource = 'builtin' | 'custom' | 'mcp';

/** Whether the author named a source (`mcp:*`) rather than a bare built-in (`bash`, `*`). */
export const isQualified = (name: string): boolean => name.includes(':');

/** The form the runtime filters by: bare names are built-ins. */
export const qualify = (name: string): string => (isQualified(name) ? name : `builtin:${name}`);

/** Splits a qualified pattern. */
export function splitPattern(pattern: string): { readonly source: ToolSource; readonly name: string } {
  const at = pattern.indexOf(':');
  return { source: pattern.slice(0, at) as ToolSource, name: pattern.slice(at + 1) };
}
