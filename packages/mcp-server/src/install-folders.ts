import path from 'node:path';

/** Where hosts tell a plugin's server which folder the plugin was installed in. */
const pluginVariables = ['PLUGIN_ROOT', 'COPILOT_PLUGIN_ROOT', 'CLAUDE_PLUGIN_ROOT'];

/**
 * The folders we came in, which are never answered for: the package that holds the running file, and a plugin's own
 * folder. Hosts start servers there, and a plugin folder is often a git clone with records of its own.
 */
export function installFolders(
  runningFile: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const plugin = pluginVariables
    .map((name) => env[name])
    .filter((folder) => folder && path.isAbsolute(folder));
  return [path.dirname(path.dirname(runningFile)), ...(plugin as string[])];
}
