import { childEnvironment } from '@precedent/core';
import type { Surroundings } from './types.ts';

/** What says who the user is and where their files lie: passed on only when the grant says so. */
const identity = new Set(['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'APPDATA', 'LOCALAPPDATA']);

export interface ServerEnvironment {
  readonly pluginId: string;
  /** The `PATH` of the moment the user consented. */
  readonly path: string | undefined;
  readonly passHome: boolean;
  readonly declared: Readonly<Record<string, string>>;
}

/**
 * The whole environment of a started server: what programs need to run and to speak the user's language, the plugin's
 * id and the declared values. Nothing else of the host's environment, where the keys of model providers lie.
 */
export function serverEnvironment(
  { env, platform, node, root, home }: Surroundings,
  { pluginId, path, passHome, declared }: ServerEnvironment,
): Record<string, string> {
  const base = childEnvironment(path === undefined ? env : { ...env, PATH: path }, { platform, root, node });
  const kept = Object.entries(base).filter(([name]) => passHome || !identity.has(name));
  const own = passHome && home !== undefined && platform !== 'win32' ? { HOME: home } : {};
  return { ...Object.fromEntries(kept), ...own, ...declared, PI_PLUGIN_ID: pluginId };
}
