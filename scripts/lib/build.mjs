import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { findPnpm } from './pnpm.mjs';
import { run, tail } from './run.mjs';
import { digest, filesBelow, stamp, stamped } from './stamp.mjs';

/**
 * Builds every package, unless what is built came from the sources as they are now. Needs an installed workspace.
 * Answers a problem to show, or null.
 * @param {string} root
 * @param {(line: string) => void} say
 * @returns {Promise<string | null>}
 */
export async function ensureBuilt(root, say) {
  const packages = listPackages(root);
  const wanted = sourceDigest(root, packages);
  if (stamped(root, 'built', wanted) && packages.every((folder) => hasBins(root, folder))) return null;
  const problem = await build(root, say, []);
  if (problem !== null) return problem;
  stamp(root, 'built', wanted);
  return null;
}

/**
 * Builds every package whatever is there: for what leaves this machine. Answers a problem to show, or null.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export function buildAnew(root, say) {
  return build(root, say, ['--force']);
}

/**
 * @param {string} root
 * @param {(line: string) => void} say
 * @param {readonly string[]} options for turbo
 * @returns {Promise<string | null>}
 */
async function build(root, say, options) {
  const pnpm = findPnpm(root);
  if (pnpm === null) return 'npm was not found beside Node. Install Node with npm, then run: npm start';
  say('Building …');
  const started = Date.now();
  const ran = await run(pnpm.command, [...pnpm.args, 'run', 'build', ...options], {
    cwd: root,
    env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1' },
  });
  if (ran.code !== 0) return `${tail(ran)}\nThe build failed. See above.`;
  say(`Built in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  return null;
}

/**
 * The workspace's package folders, relative to the root.
 * @param {string} root
 */
function listPackages(root) {
  return ['packages', 'apps'].flatMap((parent) =>
    readdirSync(path.join(root, parent))
      .sort()
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(path.join(root, folder, 'package.json'))),
  );
}

/**
 * @param {string} root
 * @param {readonly string[]} packages
 */
function sourceDigest(root, packages) {
  const files = packages.flatMap((folder) => [
    `${folder}/package.json`,
    `${folder}/tsdown.config.ts`,
    ...filesBelow(root, `${folder}/src`),
  ]);
  return digest(root, ['pnpm-lock.yaml', 'package.json', 'tsconfig.json', 'turbo.json', ...files]);
}

/**
 * Whether every program a package declares is there: someone may have deleted `dist`.
 * @param {string} root
 * @param {string} folder
 */
function hasBins(root, folder) {
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8'));
  /** @type {Record<string, string>} */
  const bin = manifest.bin ?? {};
  return Object.values(bin).every((file) => existsSync(path.join(root, folder, file)));
}
