import { createHash } from 'node:crypto';
import type { ServerDeclaration } from '../manifest/schema.ts';
import type { UsablePlugin } from '../plugins/types.ts';
import { canonical } from '../text/json.ts';

/** To start a program on the user's machine; to send arguments to a third party. Two consents, not one. */
export type Permission = 'mcp.server.local' | 'mcp.server.remote';

export const permissions: readonly Permission[] = ['mcp.server.local', 'mcp.server.remote'];

export function permissionOf({ transport }: ServerDeclaration): Permission {
  return transport === 'stdio' ? 'mcp.server.local' : 'mcp.server.remote';
}

export function serversOf({ manifest }: UsablePlugin, permission: Permission): readonly ServerDeclaration[] {
  return manifest.servers.filter((server) => permissionOf(server) === permission);
}

/**
 * What a consent is bound to: the plugin, its folder, and every word of the servers that need the permission. A
 * changed command, argument, address or key is another digest; order of keys and of servers is not.
 */
export function declarationDigest(plugin: UsablePlugin, permission: Permission): string {
  const servers = serversOf(plugin, permission).toSorted((one, other) => (one.id < other.id ? -1 : 1));
  return sha256(canonical(['precedent-plugin-1', plugin.id, plugin.directory, permission, servers]));
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
