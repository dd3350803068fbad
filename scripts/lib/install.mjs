import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPnpm } from './pnpm.mjs';
import { run, tail } from './run.mjs';
import { digest, stamp, stamped } from './stamp.mjs';

/**
 * Installs the workspace as the lockfile says, unless it is installed already. Answers a problem to show, or null.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function ensureInstalled(root, say) {
  const wanted = digest(root, ['pnpm-lock.yaml', 'pnpm-workspace.yaml'], [process.platform, process.arch]);
  if (existsSync(path.join(root, 'node_modules', '.modules.yaml')) && stamped(root, 'installed', wanted))
    return null;
  const pnpm = findPnpm(root);
  if (pnpm === null) return 'npm was not found beside Node. Install Node with npm, then run: npm start';
  say('Installing dependencies …');
  const started = Date.now();
  // CI=true keeps pnpm from asking questions that nobody is there to answer.
  const ran = await run(pnpm.command, [...pnpm.args, 'install', '--frozen-lockfile'], {
    cwd: root,
    env: { ...process.env, CI: 'true' },
  });
  if (ran.code !== 0)
    return `${tail(ran)}\nThe installation failed. See above, then run the same command again.`;
  stamp(root, 'installed', wanted);
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return null;
}
