import type { AuditLog } from '../audit/log.ts';
import { compareTools } from '../catalogue/compare.ts';
import { writeDifferences } from '../catalogue/store.ts';
import type { ToolList } from '../catalogue/types.ts';
import type { Surroundings } from '../plugins/types.ts';
import type { LoadedTool } from './load.ts';

export interface DifferenceNotes {
  readonly note: (tool: LoadedTool, now: ToolList) => void;
  /** Resolves when everything noted has been written, or could not be. */
  readonly settled: () => Promise<unknown>;
}

/** Writes down, once for each list a server sent, how it differs from what was consented to. */
export function createDifferenceNotes(
  surroundings: Surroundings,
  audit: AuditLog,
  onChange: () => void,
): DifferenceNotes {
  const noted = new WeakSet<ToolList>();
  const writing = new Set<Promise<void>>();
  const note = ({ from }: LoadedTool, now: ToolList): void => {
    if (noted.has(now)) return;
    noted.add(now);
    const found = compareTools(from.catalogue?.tools ?? [], now.tools);
    if (JSON.stringify(found) === JSON.stringify(from.differences)) return;
    const count = found.changed.length + found.added.length + found.gone.length;
    const { plugin, server, digest } = from;
    audit.add({ event: 'drop', plugin: plugin.id, server: server.id, outcome: 'withheld', count });
    const written = writeDifferences(surroundings, { digest, server: server.id }, found)
      .then(onChange)
      .finally(() => writing.delete(written));
    writing.add(written);
  };
  return { note, settled: () => Promise.allSettled(writing) };
}
