import type { JoinConfig } from '../options.ts';

/** What several pieces join with; each may bring tools. */
export function joinedConfig(parts: readonly JoinConfig[]): JoinConfig {
  const tools = parts.flatMap((part) => part.tools ?? []);
  return Object.assign({}, ...parts, tools.length === 0 ? {} : { tools });
}
