import { readTool } from './read-tool.ts';
import type { CatalogueTool, DroppedTool, ToolList } from './types.ts';

const mostDropped = 100;

/** Takes what a server listed, up to `maxTools`: the rest is dropped and counted. */
export function readToolList(entries: readonly unknown[], maxTools: number, morePages: boolean): ToolList {
  const tools: CatalogueTool[] = [];
  const dropped: DroppedTool[] = [];
  const names = new Set<string>();
  let droppedTotal = 0;
  const drop = (tool: DroppedTool): void => {
    droppedTotal += 1;
    if (dropped.length < mostDropped) dropped.push(tool);
  };
  for (const entry of entries) {
    const read = readTool(entry);
    if (!read.ok) drop({ name: read.name, reason: read.reason });
    else if (names.has(read.tool.name)) drop({ name: read.tool.name, reason: 'duplicate-name' });
    else if (tools.length >= maxTools) drop({ name: read.tool.name, reason: 'over-limit' });
    else {
      names.add(read.tool.name);
      tools.push(read.tool);
    }
  }
  return { tools, dropped, droppedTotal, morePages };
}
