import type { Tool } from '@github/copilot-sdk';
import type { CallDirectories } from '../directory/call-directories.ts';
import { toCopilotResult } from './result.ts';
import type { SessionTools } from './session-tools.ts';

const never = new AbortController().signal;

/**
 * The three tools as Copilot registers them. They ask for no permission each time: they only read, and the program
 * that answers is named by the user's environment alone.
 */
export function createCopilotTools(tools: SessionTools, directories: CallDirectories): Tool[] {
  return tools.definitions.map(({ name, description, inputSchema }) => ({
    name,
    description,
    parameters: inputSchema as unknown as Record<string, unknown>,
    skipPermission: true,
    handler: async (args, { toolCallId, signal }) => {
      // The event that names the directory is told after this has been started.
      await Promise.resolve();
      const workspace = await directories.ofCall(toolCallId);
      return toCopilotResult(await tools.call(name, args, workspace, signal ?? never));
    },
  }));
}
