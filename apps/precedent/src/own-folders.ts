import path from 'node:path';
import { installFolders } from '@precedent/mcp-server';

/** Where the server lies beside this command, by the folder that holds the command’s package. */
const servers: Readonly<Record<string, string>> = {
  '@precedent': '../mcp-server',
  apps: '../../packages/mcp-server',
};

/**
 * The folders that a server here would never answer for: this command's own, that of the server beside it, and a
 * plugin's. The server knows its own alone, and what this command says of it must be what it does.
 */
export function ownFolders(
  runningFile: string,
  env: Readonly<Record<string, string | undefined>>,
): readonly string[] {
  const [own = path.dirname(runningFile), ...plugin] = installFolders(runningFile, env);
  const server = servers[path.basename(path.dirname(own))];
  return [own, ...(server === undefined ? [] : [path.resolve(own, server)]), ...plugin];
}
