import { userFolders } from '@precedent/core';
import { createBridge, type BridgedTool } from '@precedent/mcp-bridge';
import { resultLimit } from '../tools/limit.ts';
import { nodeOnPath } from '../tools/node.ts';
import { noticesOf } from './notices.ts';
import { toCopilotResult } from './result.ts';
import { rootAround } from './root.ts';
import type { BridgedTools, BridgeRequest } from './types.ts';

const never = new AbortController().signal;

/**
 * The tools that the user has granted, as Copilot registers them. Starts nothing: a server starts with the first call
 * of one of its tools. Copilot asks before each call, so `skipPermission` is never set here, whatever a server says.
 */
export async function bridgedTools(request: BridgeRequest): Promise<BridgedTools> {
  const { env, platform, home, directories, report } = request;
  const limit = resultLimit(env);
  let root = rootAround(request.processDirectory, request);
  const bridge = createBridge({
    env,
    platform,
    home,
    node: nodeOnPath(request),
    folders: userFolders({ env, envTrust: 'user', platform, home }),
    // The session moves, and with it what must not grant anything.
    get root() {
      return root;
    },
    // Those of the user's own folder: nobody can name others here.
    plugins: [],
    resultLimit: limit,
  });
  const toTool = ({ name, title, description, inputSchema }: BridgedTool): BridgedTools['tools'][number] => ({
    name,
    description: description === '' ? title : description,
    parameters: inputSchema,
    handler: async (args, { toolCallId, signal }) => {
      // The event that names the directory is told after this has been started.
      await Promise.resolve();
      const workspace = await directories.ofCall(toolCallId);
      root = rootAround(workspace?.directory, request);
      return toCopilotResult(await bridge.call(name, args, { signal: signal ?? never }), limit);
    },
  });
  const tools = (await bridge.tools()).map(toTool);
  // Beside the join, which waits for none of it.
  void bridge
    .status()
    .then((plugins) => noticesOf(plugins).forEach(report))
    .catch(() => {});
  return { tools, close: () => bridge.close() };
}
