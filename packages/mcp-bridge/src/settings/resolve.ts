import path from 'node:path';
import { readUserFile, type AbsoluteDir } from '@precedent/core';
import { headerValue } from '../manifest/header-names.ts';
import type { DeclaredValue, ServerDeclaration } from '../manifest/schema.ts';
import type { Surroundings } from '../plugins/types.ts';
import { isObject, parseJson, type Json } from '../text/json.ts';

const settingsBytes = 64 * 1024;

export type ResolvedValues =
  | { readonly ok: true; readonly values: Readonly<Record<string, string>> }
  | {
      readonly ok: false;
      readonly code: 'setting-missing' | 'setting-invalid';
      readonly keys: readonly string[];
    };

/** The file of a plugin's settings, named to the user. */
export function settingsFile(folders: { readonly config: AbsoluteDir }, pluginId: string): string {
  return path.join(folders.config, 'plugin-settings', `${pluginId}.json`);
}

/** The plugin's own settings; empty when there are none or they do not read. */
async function readSettings(
  pluginId: string,
  { folders, root }: Pick<Surroundings, 'folders' | 'root'>,
): Promise<Json> {
  if (folders === undefined) return {};
  const folder = path.join(folders.config, 'plugin-settings') as AbsoluteDir;
  const text = await readUserFile(folder, `${pluginId}.json`, settingsBytes, root);
  const settings = text === undefined ? undefined : parseJson(text);
  return isObject(settings) ? settings : {};
}

/** The declared values of a server, with each `{"setting": key}` replaced by what the user set. */
export async function resolveValues(
  pluginId: string,
  server: ServerDeclaration,
  surroundings: Pick<Surroundings, 'folders' | 'root'>,
): Promise<ResolvedValues> {
  const declared: Readonly<Record<string, DeclaredValue>> =
    (server.transport === 'stdio' ? server.env : server.headers) ?? {};
  const needed = Object.values(declared).some((value) => typeof value !== 'string');
  const settings = needed ? await readSettings(pluginId, surroundings) : {};
  const values: Record<string, string> = {};
  const missing: string[] = [];
  const invalid: string[] = [];
  for (const [name, value] of Object.entries(declared)) {
    const found = typeof value === 'string' ? value : valueOf(settings, value.setting);
    const key = typeof value === 'string' ? name : value.setting;
    if (found === undefined) missing.push(key);
    else if (server.transport === 'http' ? !headerValue.test(found) : found.includes('\0')) invalid.push(key);
    else values[name] = found;
  }
  if (missing.length > 0) return { ok: false, code: 'setting-missing', keys: missing };
  if (invalid.length > 0) return { ok: false, code: 'setting-invalid', keys: invalid };
  return { ok: true, values };
}

/** A setting that is an empty text counts as not set. */
function valueOf(settings: Json, key: string): string | undefined {
  const value = Object.hasOwn(settings, key) ? settings[key] : undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}
