import path from 'node:path';
import { serverFile } from './client.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */

/**
 * The lines that install the server into each host, as it is today: by the absolute path of what was just built.
 * @param {string} root
 * @returns {{ host: string, how: string, text: string }[]}
 */
function hostLines(root) {
  const file = serverFile(root);
  const here = { command: 'node', args: [file, '--cwd', '${workspaceFolder}'] };
  const command = `node ${quoted(file)}`;
  return [
    {
      host: 'VS Code',
      how: '.vscode/mcp.json',
      text: JSON.stringify({ servers: { precedent: { type: 'stdio', ...here } } }),
    },
    { host: 'Cursor', how: '.cursor/mcp.json', text: JSON.stringify({ mcpServers: { precedent: here } }) },
    { host: 'Codex', how: 'a command', text: `codex mcp add precedent -- ${command}` },
    {
      host: 'opencode',
      how: 'opencode.json',
      text: JSON.stringify({ mcp: { precedent: { type: 'local', command: ['node', file] } } }),
    },
    {
      host: 'Claude Code',
      how: 'the whole plugin, for one session',
      text: `claude --plugin-dir ${quoted(path.join(root, 'apps/claude-plugin/dist'))}`,
    },
    { host: 'Claude Code', how: 'the tools alone', text: `claude mcp add precedent -- ${command}` },
    { host: 'Any other host', how: 'a stdio server', text: `${command} --cwd /path/to/your/repository` },
  ];
}

/**
 * A word for a shell: left alone when it needs no quotes.
 * @param {string} word
 */
function quoted(word) {
  if (/^[\w@%+=:,./\\-]+$/.test(word)) return word;
  return process.platform === 'win32' ? `"${word}"` : `'${word.replaceAll("'", "'\\''")}'`;
}

/**
 * @param {Paper} paper
 * @param {string} root
 */
export function showHosts(paper, root) {
  paper.line();
  paper.line(paper.bold('Give these answers to your agent'));
  for (const { host, how, text } of hostLines(root)) {
    paper.line();
    paper.line(`  ${host}  ${paper.dim(how)}`);
    // Never wrapped: these lines are copied.
    paper.line(`    ${text}`);
  }
}
