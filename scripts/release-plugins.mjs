// Releases the built plugins to the branch that hosts install from: pnpm release:plugins [REMOTE] [--dry-run]
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { buildAnew } from './lib/build.mjs';
import { releasePlugins } from './lib/plugin-release.mjs';

const usage = 'Run: pnpm release:plugins [REMOTE] [--dry-run]. REMOTE is origin unless you name another.';
const wishes = read();
if (wishes === null) {
  console.error(usage);
  process.exitCode = 2;
} else {
  const root = fileURLToPath(new URL('..', import.meta.url));
  /** @param {string} line */
  const say = (line) => console.log(line);
  const problem = await releasePlugins({ ...wishes, root, say, build: () => buildAnew(root, say) });
  if (problem !== null) {
    console.error(problem);
    process.exitCode = 1;
  }
}

/** What was asked for, or null. A remote never begins like an option, which git would take it for. */
function read() {
  try {
    const options = /** @type {const} */ ({ 'dry-run': { type: 'boolean', default: false } });
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [remote = 'origin', ...more] = positionals;
    return more.length > 0 || /^(?:-|$)/u.test(remote) ? null : { remote, dryRun: values['dry-run'] };
  } catch {
    return null;
  }
}
