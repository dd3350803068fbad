import type { Written } from '@precedent/core';
import { createAuditLog } from '../audit/log.ts';
import type { Surroundings } from '../plugins/types.ts';
import { removeGrants } from './store.ts';

/** Takes back what the user granted the plugin. A running session ends its servers within a second. */
export async function revokePlugin(
  plugin: string,
  surroundings: Surroundings,
): Promise<Written & { readonly removed: number }> {
  const result = await removeGrants(surroundings, plugin);
  const audit = createAuditLog(surroundings);
  if (result.ok && result.removed > 0)
    audit.add({ event: 'revoke', plugin, outcome: 'ok', count: result.removed });
  await audit.settled();
  return result;
}
