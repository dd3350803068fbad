import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { userFolders } from '@precedent/core';
import type { BridgeRequest } from './types.ts';

/**
 * Whether the user may have granted a plugin something: there are grants, and a plugin. Cheap, because every session
 * asks; what is really granted is for the bridge to say. Copilot's environment is the user's.
 */
export function mayBeGranted({
  env,
  platform,
  home,
}: Pick<BridgeRequest, 'env' | 'platform' | 'home'>): boolean {
  const config = userFolders({ env, envTrust: 'user', platform, home })?.config;
  if (config === undefined || !existsSync(path.join(config, 'grants.json'))) return false;
  try {
    return readdirSync(path.join(config, 'plugins')).length > 0;
  } catch {
    return false;
  }
}
