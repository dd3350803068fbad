import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { resultLimits } from '@precedent/core';
import { canaries } from '../contract/canaries.ts';
import type { ContractDriver } from '../contract/types.ts';
import { builtPlugin } from '../hosts/claude.ts';
import { callTool, connect, systemPath } from './mcp.ts';

/**
 * The Claude Code plugin's own server, as its manifest starts it. What the suite sets in the environment comes to it
 * as the user's configuration does, on the command line; the environment says it too, and must not count.
 */
export const claudeDriver: ContractDriver = {
  name: 'the server of the Claude Code plugin',
  limit: resultLimits.standard,
  open: async ({ workspace, env, elsewhere, home }) => {
    const roots = workspace === undefined ? undefined : () => [{ uri: pathToFileURL(workspace).href }];
    const { client, server, close } = await connect(
      {
        file: path.join(builtPlugin, 'server.mjs'),
        args: [
          `--data=${path.join(home, 'data')}`,
          `--cli=${env['ADRKIT_CLI'] ?? ''}`,
          `--corpus=${env['ADRKIT_DIR'] ?? ''}`,
          '--mode=advise',
        ],
        cwd: elsewhere,
        env: { PATH: systemPath, HOME: home, CLAUDECODE: '1', ...canaries, ...env },
      },
      roots,
      'claude-code',
    );
    return {
      toolNames: async () => (await client.listTools()).tools.map(({ name }) => name),
      call: (tool, args, signal) => callTool(client, tool, args, signal),
      transcript: () => server.stdout() + server.stderr(),
      close,
    };
  },
};
