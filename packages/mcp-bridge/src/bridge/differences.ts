import type { AuditLog } from '../audit/log.ts';
import { compareTools } from '../catalogue/compare.ts';
import { writeDifferences } from '../catalogue/store.ts';
import type { ToolList } from '../catalogue/types.ts';
import type { Surroundings } from '../plugins/types.ts';
import type { LoadedTool } from './load.ts';

export type NoteDifferences = (tool: LoadedTool, now: ToolList) => void;

/** Writes down, once for each list a server sent, how it differs from what was consented to. */
export function createNoteDifferences(
  surroundings: Surroundings,
  audit: AuditLog,
  onChange: () => void,
): NoteDifferences {
  const noted = new WeakSet<ToolList>();
  return ({ from }, now) => {
    if (noted.has(now)) return;
    noted.add(now);
    const found = compareTools(from.catalogue?.tools ?? [], now.tools);
    if (JSON.stringify(found) === JSON.stringify(from.differences)) return;
    const count = found.changed.length + found.added.length + found.gone.length;
    const { plugin, server, digest } = from;
    audit.add({ event: 'drop', plugin: plugin.id, server: server.id, outcome: 'withheld', count });
    void writeDifferences(surroundings, { digest, server: server.id }, found).then(onChange);
  };
}
