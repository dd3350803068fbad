import path from 'node:path';

/** Where hosts tell a plugin's server which folder the plugin was installed in. */
const pluginVariables = ['PLUGIN_ROOT', 'COPILOT_PLUGIN_ROOT', 'CLAUDE_PLUGIN_ROOT'];

/**
 * The folders we came in, which are never answered for: the package that holds the running file, or else that file's
 * folder, and a plugin's own. Hosts start servers there, and a plugin folder is often a git clone with records of its own.
 */
export function installFolders(
  runningFile: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const plugin = pluginVariables
    .map((name) => env[name])
    .filter((folder) => folder && path.isAbsolute(folder));
  const folder = path.dirname(runningFile);
  return [path.basename(folder) === 'dist' ? path.dirname(folder) : folder, ...(plugin as string[])];
}
