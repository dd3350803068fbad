import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/**
 * What a tool answered: a report, or the fixed text of a failure.
 * @typedef {{ ok: true, exitCode: number, report: any, source: any, bounded?: any }
 *   | { ok: false, code: string, message: string }} ToolAnswer
 */

/** @typedef {Awaited<ReturnType<typeof connect>>} Server */

/** @param {string} root */
export function serverFile(root) {
  return path.join(root, 'packages', 'mcp-server', 'dist', 'server.mjs');
}

/**
 * Starts our built server for a folder and connects to it as an MCP host does.
 * @param {string} root
 * @param {string} folder
 */
export async function connect(root, folder) {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [serverFile(root), '--cwd', folder],
    cwd: folder,
    env: { PATH: ownPath() },
    stderr: 'inherit',
  });
  const client = new Client({ name: 'precedent-start', version: '0.0.0' });
  await client.connect(transport);
  return {
    /**
     * @param {string} name
     * @param {Record<string, unknown>} args
     * @returns {Promise<ToolAnswer>}
     */
    async call(name, args = {}) {
      const result = /** @type {any} */ (await client.callTool({ name, arguments: args }));
      if (result.isError !== true) return { ok: true, ...result.structuredContent };
      const [, code = '', message = ''] = /^([a-z-]+): ([^]*)$/.exec(result.content[0].text) ?? [];
      return { ok: false, code, message };
    },
    close: () => client.close(),
  };
}

/** The person's own PATH: npm put this repository's programs before it, and a host would not find those. */
function ownPath() {
  const entries = (process.env['PATH'] ?? '').split(path.delimiter);
  return entries.filter((entry) => !entry.includes('node_modules')).join(path.delimiter);
}
