import { readdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { engineFiles, isInsideRoot } from '@precedent/core';
import { problem } from '../manifest/problem.ts';
import { manifestBytes, readManifest } from '../manifest/read.ts';
import type { FoundPlugin, Surroundings, UsablePlugin } from './types.ts';

const mostPlugins = 200;

/**
 * The plugins in the user's configuration folder (`plugins/<id>/plugin.json`), and then those in the folders that the
 * user named. Of two with one id the first counts, and the other says so.
 */
export async function findPlugins(
  { folders, root }: Pick<Surroundings, 'folders' | 'root'>,
  named: readonly string[],
): Promise<readonly FoundPlugin[]> {
  const own = folders === undefined ? undefined : path.join(folders.config, 'plugins');
  const usable = own !== undefined && folders !== undefined && !(await isInsideRoot(folders.config, root));
  const listed = usable ? foldersIn(own).map((name) => readPlugin(path.join(own, name), name)) : [];
  const found = [
    ...listed.filter((plugin) => plugin !== undefined),
    ...named.map((folder) => readPlugin(folder) ?? missing(folder)),
  ];
  const seen = new Set<string>();
  return found.map((plugin) => {
    const id = plugin.id.toLowerCase();
    if (!seen.has(id)) {
      seen.add(id);
      return plugin;
    }
    return { ...plugin, problems: [problem(['id'], 'Another plugin with this id was found before it.')] };
  });
}

export function isUsable(plugin: FoundPlugin): plugin is UsablePlugin {
  return plugin.problems.length === 0 && plugin.manifest !== undefined;
}

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort().slice(0, mostPlugins);
  } catch {
    return [];
  }
}

/** Undefined where there is no manifest. A plugin of the user's folder must have its id for a name. */
function readPlugin(folder: string, name?: string): FoundPlugin | undefined {
  const directory = realOf(folder);
  if (directory === undefined) return undefined;
  const file = path.join(directory, 'plugin.json');
  const kind = engineFiles.kind(file);
  if (kind === 'none') return undefined;
  const id = name ?? path.basename(directory);
  const refuse = (message: string): FoundPlugin => ({
    directory,
    id,
    manifest: undefined,
    problems: [problem([], message)],
  });
  if (kind !== 'file') return refuse('plugin.json is no regular file.');
  const text = engineFiles.text(file, manifestBytes);
  if (text === undefined) return refuse('plugin.json cannot be read, or is larger than 256 KiB.');
  const read = readManifest(text);
  if (!read.ok) return { directory, id, manifest: undefined, problems: read.problems };
  const { manifest } = read;
  const misnamed = name !== undefined && manifest.id !== name;
  const problems = misnamed ? [problem(['id'], 'The folder must be named as the id.')] : [];
  return { directory, id: misnamed ? id : manifest.id, manifest, problems };
}

function missing(folder: string): FoundPlugin {
  return {
    directory: folder,
    id: path.basename(folder),
    manifest: undefined,
    problems: [problem([], 'There is no plugin.json in this folder.')],
  };
}

function realOf(folder: string): string | undefined {
  try {
    return realpathSync.native(folder);
  } catch {
    return undefined;
  }
}
