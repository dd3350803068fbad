import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { resultLimits, userFolders, type UserFolders } from '@precedent/core';
import {
  createBridge,
  findPlugins,
  grantPlugin,
  isUsable,
  type Bridge,
  type BridgeOptions,
  type GrantOptions,
  type GrantResult,
  type Surroundings,
} from '@precedent/mcp-bridge';
import { processesWith } from './processes.ts';

/** A user with a home of their own, and plugins in it. */
export interface PluginHome {
  readonly home: string;
  readonly folders: UserFolders;
  readonly surroundings: Surroundings;
  /** Writes a plugin into the user's folder; answers its folder. */
  plugin(id: string, ...servers: readonly object[]): Promise<string>;
  settings(id: string, values: object): Promise<void>;
  grant(id: string, more?: Partial<GrantOptions>): Promise<GrantResult>;
  bridge(more?: Partial<BridgeOptions>): Bridge;
  /** Processes that a plugin of this home has started and that still run. */
  survivors(): Promise<number[]>;
  remove(): Promise<void>;
}

export async function createPluginHome(
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<PluginHome> {
  const home = await realpath(await mkdtemp(path.join(os.tmpdir(), 'plugins-')));
  const usual = { PATH: [path.dirname(process.execPath), '/usr/bin', '/bin'].join(':'), ...env };
  const folders = userFolders({ env: {}, envTrust: 'user', platform: process.platform, home });
  if (folders === undefined) throw new Error('There is no home.');
  const surroundings: Surroundings = {
    env: usual,
    platform: process.platform,
    node: process.execPath,
    home,
    folders,
    root: undefined,
  };
  const write = async (file: string, value: object): Promise<void> => {
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, JSON.stringify(value));
  };
  return {
    home,
    folders,
    surroundings,
    plugin: async (id, ...servers) => {
      const folder = path.join(folders.config, 'plugins', id);
      await write(path.join(folder, 'plugin.json'), { id, contributes: { mcpServers: servers } });
      return folder;
    },
    settings: (id, values) => write(path.join(folders.config, 'plugin-settings', `${id}.json`), values),
    grant: async (id, more = {}) => {
      const plugin = (await findPlugins(surroundings, [])).find((found) => found.id === id);
      if (plugin === undefined || !isUsable(plugin))
        throw new Error(`No such plugin: ${JSON.stringify(plugin?.problems)}`);
      const options: GrantOptions = {
        permissions: ['mcp.server.local', 'mcp.server.remote'],
        passHome: false,
        limits: {},
      };
      return grantPlugin(plugin, { ...options, ...more }, surroundings);
    },
    bridge: (more = {}) =>
      createBridge({ ...surroundings, plugins: [], resultLimit: resultLimits.standard, ...more }),
    survivors: () => processesWith(home),
    remove: () => rm(home, { recursive: true, force: true }),
  };
}
