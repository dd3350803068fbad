import { realpathSync } from 'node:fs';
import { barredDirectories, findRoot, userFolders, type AbsoluteDir } from '@precedent/core';
import { createBridge, type BridgedTool } from '@precedent/mcp-bridge';
import { resultLimit } from '../tools/limit.ts';
import { nodeOnPath } from '../tools/node.ts';
import { toCopilotResult } from './result.ts';
import type { BridgedTools, BridgeRequest } from './types.ts';

const never = new AbortController().signal;

/**
 * The tools that the user has granted, as Copilot registers them. Starts nothing: a server starts with the first call
 * of one of its tools. Copilot asks before each call, so `skipPermission` is never set here, whatever a server says.
 */
export async function bridgedTools(request: BridgeRequest): Promise<BridgedTools> {
  const { env, platform, home } = request;
  const limit = resultLimit(env);
  const bridge = createBridge({
    env,
    platform,
    home,
    node: nodeOnPath(request),
    folders: userFolders({ env, envTrust: 'user', platform, home }),
    root: rootOf(request),
    // Those of the user's own folder: nobody can name others here.
    plugins: [],
    resultLimit: limit,
  });
  const toTool = ({ name, title, description, inputSchema }: BridgedTool): BridgedTools['tools'][number] => ({
    name,
    description: description === '' ? title : description,
    parameters: inputSchema,
    handler: async (args, { signal }) =>
      toCopilotResult(await bridge.call(name, args, { signal: signal ?? never }), limit),
  });
  return { tools: (await bridge.tools()).map(toTool), close: () => bridge.close() };
}

/** The repository that the session was started in: no folder of it grants anything. */
function rootOf({ processDirectory, home, installFolders }: BridgeRequest): AbsoluteDir | undefined {
  try {
    if (processDirectory === undefined) return undefined;
    const real = realpathSync.native(processDirectory) as AbsoluteDir;
    return findRoot(real, barredDirectories({ home, installFolders }));
  } catch {
    return undefined;
  }
}
