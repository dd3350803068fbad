// The main job, end to end: install and build by need, then ask our own MCP server, as a host would, which decisions
// govern the files of a folder, and show the answers. Runs before anything is installed, so it imports only Node.
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { findFolder } from './start/folder.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} line */
const say = (line) => void process.stderr.write(`${line}\n`);

process.exitCode = await start(process.argv.slice(2));

/** @param {readonly string[]} args */
async function start(args) {
  const folder = findFolder(args, root, process.env['INIT_CWD'] ?? process.cwd());
  if (!folder.ok) {
    say(folder.message);
    return 2;
  }
  const problem = (await ensureInstalled(root, say)) ?? (await ensureBuilt(root, say));
  if (problem !== null) {
    say(problem);
    return 1;
  }
  const { tour } = await import('./start/tour.mjs');
  return tour({ root, folder: folder.path, say });
}
