import type { UsablePlugin } from '../plugins/types.ts';
import { declarationDigest, type Permission } from './digest.ts';
import type { Grant } from './store.ts';

export type Granted =
  | { readonly ok: true; readonly grant: Grant }
  | { readonly ok: false; readonly code: 'not-granted' | 'declaration-changed' };

/** Whether the user has granted this very declaration. */
export function granted(plugin: UsablePlugin, permission: Permission, grants: readonly Grant[]): Granted {
  const grant = grants.find((one) => one.plugin === plugin.id && one.permission === permission);
  if (grant === undefined) return { ok: false, code: 'not-granted' };
  const same = grant.digest === declarationDigest(plugin, permission);
  return same ? { ok: true, grant } : { ok: false, code: 'declaration-changed' };
}
