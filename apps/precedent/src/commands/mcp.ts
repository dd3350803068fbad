import path from 'node:path';
import { readResultLimit, resultLimits, type EnvTrust } from '@precedent/core';
import { createBridge, type BridgedTool, type Surroundings } from '@precedent/mcp-bridge';
import { serve, type ListedTool, type MoreTools } from '@precedent/mcp-server';
import type { Line } from '../arguments/parse.ts';
import { exitCodes, type Session } from '../session.ts';
import { namedPlugins, surroundingsOf } from '../surroundings.ts';

/** One MCP server over stdio for the decision tools and, where they are asked for, those of plugins. */
export async function mcp(session: Session, { cwd, plugins, plugin }: Line): Promise<number> {
  const { env, platform, node, home, installFolders, streams, signal } = session;
  if (streams === undefined) return exitCodes.internal;
  const withPlugins = plugins === true || plugin !== undefined;
  const directory = cwd === undefined ? session.cwd : path.resolve(session.cwd ?? path.sep, cwd);
  const moreTools = (envTrust: EnvTrust, onToolsChanged: () => void) =>
    bridgedTools(
      session,
      surroundingsOf(session, envTrust, directory),
      envTrust,
      namedPlugins(session, plugin),
      onToolsChanged,
    );
  const { ended, stop } = serve({
    ...streams(),
    warn: (line) => session.err(`${line}\n`),
    env,
    platform,
    node,
    home,
    installFolders,
    processDirectory: session.cwd,
    flagDirectory: cwd,
    moreTools: withPlugins ? moreTools : undefined,
  });
  signal.addEventListener('abort', stop);
  await ended;
  return exitCodes.fine;
}

/** Told to the host so that it asks before it runs one: whatever the server says of itself. */
const annotations = {
  readOnlyHint: false,
  destructiveHint: true,
  idempotentHint: false,
  openWorldHint: true,
};

function bridgedTools(
  { env }: Session,
  surroundings: Surroundings,
  envTrust: EnvTrust,
  plugins: readonly string[],
  onToolsChanged: () => void,
): MoreTools {
  const resultLimit = readResultLimit(env, envTrust, resultLimits.standard);
  const bridge = createBridge({ ...surroundings, plugins, resultLimit, onToolsChanged });
  return {
    list: async () => (await bridge.tools()).map(toListedTool),
    call: (name, args, signal, onProgress) => bridge.call(name, args, { signal, onProgress }),
    close: () => bridge.close(),
  };
}

function toListedTool({
  name,
  title,
  description,
  inputSchema,
  plugin,
  server,
  risk,
}: BridgedTool): ListedTool {
  const _meta = { 'precedent/plugin': plugin, 'precedent/server': server, 'precedent/risk': risk };
  return { name, title, description, inputSchema, annotations, _meta };
}
