import { existsSync } from 'node:fs';
import path from 'node:path';
import { findPnpm } from './pnpm.mjs';
import { run, tail } from './run.mjs';
import { digest, stamp, stamped } from './stamp.mjs';

const folder = 'test-harness/hosts';

/**
 * Whether the tests that need other programs (more Node versions) are to run: in CI and on request, on the one
 * platform these programs are pinned for.
 * @param {NodeJS.ProcessEnv} [env]
 */
export function hostsWanted(env = process.env) {
  const asked = env['CI'] === 'true' || env['PRECEDENT_HOSTS'] === '1';
  return asked && process.platform === 'linux' && process.arch === 'x64';
}

/**
 * Installs those programs as their own lockfile says, unless they are there. Answers a problem to show, or null.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function ensureHosts(root, say) {
  const wanted = digest(root, [`${folder}/package.json`, `${folder}/pnpm-lock.yaml`]);
  if (existsSync(path.join(root, folder, 'node_modules')) && stamped(root, 'hosts', wanted)) return null;
  const pnpm = findPnpm(root);
  if (pnpm === null) return 'npm was not found beside Node. Install Node with npm, then run: npm test';
  say('Installing other Node versions …');
  const started = Date.now();
  const ran = await run(pnpm.command, [...pnpm.args, 'install', '--ignore-workspace', '--frozen-lockfile'], {
    cwd: path.join(root, folder),
    env: { ...process.env, CI: 'true' },
  });
  if (ran.code !== 0) return `${tail(ran)}\nThe installation of other Node versions failed. See above.`;
  stamp(root, 'hosts', wanted);
  say(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return null;
}

/**
 * A Node of the matrix, by its major version.
 * @param {string} root
 * @param {number} major
 */
export function hostNode(root, major) {
  return path.join(root, folder, 'node_modules', `node-${major}`, 'bin', 'node');
}
