import { run } from './run.mjs';

/**
 * What git would commit or lists as new, one entry a line; null where this is no clone.
 * @param {string} root
 */
export async function cloneState(root) {
  const ran = await run('git', ['--no-optional-locks', 'status', '--porcelain'], { cwd: root });
  return ran.code === 0 ? ran.stdout : null;
}
