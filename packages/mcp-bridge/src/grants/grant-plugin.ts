import { createAuditLog } from '../audit/log.ts';
import { connectServer } from '../bridge/connect-server.ts';
import { usualBudgets, type Budgets } from '../bridge/limits.ts';
import { noDifferences } from '../catalogue/compare.ts';
import { writeCatalogue, writeDifferences } from '../catalogue/store.ts';
import type { ToolList } from '../catalogue/types.ts';
import { isFault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';
import { systemResolve, type ResolveHost } from '../http/lookup.ts';
import type { ServerDeclaration } from '../manifest/schema.ts';
import type { Surroundings, UsablePlugin } from '../plugins/types.ts';
import { declarationDigest, serversOf, type Permission } from './digest.ts';
import { addGrant, type Grant, type ServerLimits } from './store.ts';

export interface GrantOptions {
  readonly permissions: readonly Permission[];
  readonly passHome: boolean;
  /** Raised limits, by server. */
  readonly limits: Readonly<Record<string, ServerLimits>>;
  readonly budgets?: Budgets;
  readonly resolveHost?: ResolveHost;
}

/** What granting one server gave: its tools as they are pinned from now on, or why it did not answer. */
export interface GrantedServer {
  readonly id: string;
  readonly outcome: 'ok' | BridgeCode;
  readonly list?: ToolList;
}

export type GrantResult =
  | { readonly ok: true; readonly servers: readonly GrantedServer[] }
  | { readonly ok: false; readonly because: 'inside-root' | 'not-writable' };

/**
 * Writes the user's consent down, and then connects to each server once, to pin what it offers. A server that does not
 * answer keeps its consent and offers nothing until it is granted again.
 */
export async function grantPlugin(
  plugin: UsablePlugin,
  options: GrantOptions,
  surroundings: Surroundings,
): Promise<GrantResult> {
  const audit = createAuditLog(surroundings);
  const servers: GrantedServer[] = [];
  for (const permission of options.permissions) {
    const declared = serversOf(plugin, permission);
    if (declared.length === 0) continue;
    const grant = toGrant(plugin, permission, options, surroundings);
    const written = await addGrant(surroundings, grant);
    if (!written.ok) return written;
    audit.add({ event: 'grant', plugin: plugin.id, outcome: permission });
    const pinned = declared.map((server) => pin(plugin, server, grant, options, surroundings));
    servers.push(...(await Promise.all(pinned)));
    // Written once more, because running sessions look at this file to see that something is new.
    await addGrant(surroundings, grant);
  }
  await audit.settled();
  return { ok: true, servers };
}

function toGrant(
  plugin: UsablePlugin,
  permission: Permission,
  { passHome, limits }: GrantOptions,
  { env }: Surroundings,
): Grant {
  const local = permission === 'mcp.server.local';
  const path = env['PATH'];
  return {
    plugin: plugin.id,
    directory: plugin.directory,
    permission,
    digest: declarationDigest(plugin, permission),
    grantedAt: new Date().toISOString(),
    ...(local && path !== undefined ? { path } : {}),
    ...(local && passHome ? { passHome } : {}),
    servers: Object.fromEntries(
      serversOf(plugin, permission).flatMap(({ id }) => (limits[id] === undefined ? [] : [[id, limits[id]]])),
    ),
  };
}

async function pin(
  plugin: UsablePlugin,
  server: ServerDeclaration,
  grant: Grant,
  { budgets = usualBudgets, resolveHost = systemResolve }: GrantOptions,
  surroundings: Surroundings,
): Promise<GrantedServer> {
  const { digest } = grant;
  const audit = createAuditLog(surroundings);
  const from = {
    plugin,
    server,
    digest,
    state: 'granted',
    grant,
    catalogue: undefined,
    differences: noDifferences,
  } as const;
  try {
    const connection = await connectServer(from, { surroundings, budgets, resolve: resolveHost, audit });
    const list = connection.tools();
    await connection.close();
    const key = { digest, server: server.id };
    const written = await writeCatalogue(surroundings, key, list);
    if (!written.ok) return { id: server.id, outcome: 'not-listed' };
    await writeDifferences(surroundings, key, noDifferences);
    return { id: server.id, outcome: 'ok', list };
  } catch (error) {
    return { id: server.id, outcome: isFault(error) ? error.code : 'internal' };
  } finally {
    await audit.settled();
  }
}
