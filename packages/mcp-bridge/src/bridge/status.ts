import type { Differences } from '../catalogue/compare.ts';
import type { DroppedTool } from '../catalogue/types.ts';
import type { BridgeCode } from '../codes/table.ts';
import { permissionOf, type Permission } from '../grants/digest.ts';
import type { ManifestProblem } from '../manifest/problem.ts';
import type { Surroundings } from '../plugins/types.ts';
import { resolveValues } from '../settings/resolve.ts';
import { isWithheld, type Loaded, type LoadedServer } from './load.ts';

export interface ServerStatus {
  readonly id: string;
  readonly label?: string;
  readonly transport: 'stdio' | 'http';
  readonly permission: Permission;
  readonly digest: string;
  /** `granted`, or why its tools cannot be used. */
  readonly state: BridgeCode | 'granted';
  /** Settings to set, by key. */
  readonly settings: readonly string[];
  /** Offered tools: by the name a model sees, and the server's own. */
  readonly tools: readonly { readonly name: string; readonly tool: string }[];
  /** Why tools of the server are missing from that list. */
  readonly withheld: Differences;
  readonly dropped: readonly DroppedTool[];
  readonly droppedTotal: number;
  readonly morePages: boolean;
}

export interface PluginStatus {
  readonly id: string;
  readonly directory: string;
  readonly name?: string;
  /** Why the whole plugin is not used. */
  readonly problems: readonly ManifestProblem[];
  readonly servers: readonly ServerStatus[];
}

/** Everything that was found, and what of it is offered. */
export async function statusOf(loaded: Loaded, surroundings: Surroundings): Promise<readonly PluginStatus[]> {
  return Promise.all(
    loaded.plugins.map(async ({ id, directory, manifest, problems }) => {
      const own = loaded.servers.filter(({ plugin }) => plugin.directory === directory && plugin.id === id);
      const servers =
        problems.length > 0 ? [] : own.map((server) => serverStatus(server, loaded, surroundings));
      const name = manifest?.name;
      return {
        id,
        directory,
        ...(name === undefined ? {} : { name }),
        problems,
        servers: await Promise.all(servers),
      };
    }),
  );
}

async function serverStatus(
  from: LoadedServer,
  { names }: Loaded,
  surroundings: Surroundings,
): Promise<ServerStatus> {
  const { server, plugin, digest, catalogue, differences } = from;
  const resolved = await resolveValues(plugin.id, server, surroundings);
  const state = from.state === 'granted' && !resolved.ok ? resolved.code : from.state;
  const tools = [...names.byName].filter(([, tool]) => tool.from === from && !isWithheld(tool));
  const taken = names.refused
    .filter((tool) => tool.from === from)
    .map(({ tool }): DroppedTool => ({ name: tool, reason: 'name-taken' }));
  return {
    id: server.id,
    ...(server.label === undefined ? {} : { label: server.label }),
    transport: server.transport,
    permission: permissionOf(server),
    digest,
    state,
    settings: resolved.ok ? [] : resolved.keys,
    tools: tools.map(([name, { tool }]) => ({ name, tool })),
    withheld: differences,
    dropped: [...(catalogue?.dropped ?? []), ...taken],
    droppedTotal: (catalogue?.droppedTotal ?? 0) + taken.length,
    morePages: catalogue?.morePages ?? false,
  };
}
