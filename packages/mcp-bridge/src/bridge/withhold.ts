import type { ToolList } from '../catalogue/types.ts';
import type { BridgeCode } from '../codes/table.ts';
import type { LoadedTool } from './load.ts';

/** Why a tool may not be called on a server that has these tools now; undefined when it may. */
export function judgeTool({ tool, entry }: LoadedTool, now: ToolList): BridgeCode | undefined {
  const found = now.tools.find(({ name }) => name === tool);
  if (found === undefined) return 'tool-gone';
  return found.digest === entry.digest ? undefined : 'tool-changed';
}
