import type { Differences } from '../catalogue/compare.ts';
import { noDifferences } from '../catalogue/compare.ts';
import { readCatalogue, readDifferences } from '../catalogue/store.ts';
import type { CatalogueTool, ToolList } from '../catalogue/types.ts';
import type { BridgeCode } from '../codes/table.ts';
import { declarationDigest, permissionOf } from '../grants/digest.ts';
import { granted } from '../grants/granted.ts';
import { readGrants, type Grant } from '../grants/store.ts';
import type { ServerDeclaration } from '../manifest/schema.ts';
import { nameTools, type NameTable } from '../names/table.ts';
import type { ToolKey } from '../names/tool-name.ts';
import { findPlugins, isUsable } from '../plugins/find.ts';
import type { FoundPlugin, Surroundings, UsablePlugin } from '../plugins/types.ts';

/** A declared server and what the user has said about it. */
export interface LoadedServer {
  readonly plugin: UsablePlugin;
  readonly server: ServerDeclaration;
  /** Of the declaration as it is now. */
  readonly digest: string;
  readonly state: BridgeCode | 'granted';
  readonly grant: Grant | undefined;
  readonly catalogue: ToolList | undefined;
  readonly differences: Differences;
}

/** A tool as it is called, with the server behind it. */
export interface LoadedTool extends ToolKey {
  readonly entry: CatalogueTool;
  readonly from: LoadedServer;
}

export interface Loaded {
  readonly plugins: readonly FoundPlugin[];
  readonly servers: readonly LoadedServer[];
  /** Every tool that was consented to, withheld or not, so that withholding one renames no other. */
  readonly names: NameTable<LoadedTool>;
}

/** One connection's key: a server under one declaration. */
export function keyOf({ digest, server }: Pick<LoadedServer, 'digest' | 'server'>): string {
  return `${digest}\0${server.id}`;
}

/** Reads manifests, grants and catalogues. Starts nothing and connects to nothing. */
export async function load(surroundings: Surroundings, named: readonly string[]): Promise<Loaded> {
  const [plugins, grants] = await Promise.all([findPlugins(surroundings, named), readGrants(surroundings)]);
  const servers = await Promise.all(
    plugins
      .filter(isUsable)
      .flatMap((plugin) =>
        plugin.manifest.servers.map((server) => loadServer(plugin, server, grants, surroundings)),
      ),
  );
  const tools = servers.flatMap((from) =>
    (from.catalogue?.tools ?? []).map((entry) => ({
      plugin: from.plugin.id,
      server: from.server.id,
      tool: entry.name,
      entry,
      from,
    })),
  );
  return { plugins, servers, names: nameTools(tools) };
}

async function loadServer(
  plugin: UsablePlugin,
  server: ServerDeclaration,
  grants: readonly Grant[],
  surroundings: Surroundings,
): Promise<LoadedServer> {
  const permission = permissionOf(server);
  const digest = declarationDigest(plugin, permission);
  const base = { plugin, server, digest, catalogue: undefined, differences: noDifferences };
  const consent = granted(plugin, permission, grants);
  if (!consent.ok) return { ...base, state: consent.code, grant: undefined };
  const key = { digest, server: server.id };
  const [catalogue, differences] = await Promise.all([
    readCatalogue(surroundings, key),
    readDifferences(surroundings, key),
  ]);
  const state = catalogue === undefined ? 'not-listed' : 'granted';
  return { ...base, state, grant: consent.grant, catalogue, differences };
}

/** Whether the tool was another one, or missing, when its server was last connected to. */
export function isWithheld({ tool, from: { differences } }: LoadedTool): boolean {
  return differences.changed.includes(tool) || differences.gone.includes(tool);
}
