import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { run } from './lib/run.mjs';
import { toolNode } from './lib/tools.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** @param {string} line */
const say = (line) => process.stderr.write(`${line}\n`);

const problem = (await ensureInstalled(root, say)) ?? (await ensureBuilt(root, say));
if (problem !== null) {
  say(problem);
  process.exitCode = 1;
} else {
  // Measured is the Node that a user would start, which is this one; the benchmark itself runs on the tools' Node.
  const main = path.join(root, 'test-harness', 'bench', 'main.ts');
  const args = [main, '--node', process.execPath, ...process.argv.slice(2)];
  const ran = await run(toolNode(root), args, { cwd: root, show: true });
  process.exitCode = ran.code ?? 1;
}
