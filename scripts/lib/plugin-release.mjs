import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { git, remoteTip, withoutUser, writeTree } from './branch-commit.mjs';
import { assemblePlugins } from './plugin-tree.mjs';

const branch = 'plugins';
const mostNames = 20;
const again = 'then run: pnpm release:plugins';

/**
 * @typedef {object} Release
 * @property {string} root of the clone
 * @property {string} remote its name in the clone, or an address
 * @property {boolean} dryRun
 * @property {() => Promise<string | null>} build answers a problem to show, or null
 * @property {(line: string) => void} say
 */

/**
 * Builds the plugins of the released commit that is checked out and pushes them, as one commit, to the branch that
 * hosts install from; no other branch and no tag. The clone's own files and index stay as they are. Answers a problem
 * to show, or null.
 * @param {Release} release
 * @returns {Promise<string | null>}
 */
export async function releasePlugins(release) {
  try {
    const notReady = (await whyNotReleased(release.root)) ?? (await release.build());
    return notReady ?? (await whyNotReleased(release.root)) ?? (await push(release));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @param {string} root */
async function releasedVersion(root) {
  const { name, version } = JSON.parse(await readFile(path.join(root, 'packages/core/package.json'), 'utf8'));
  return { version, tag: `${name}@${version}` };
}

/**
 * Why what is checked out is not exactly what was released, or null when it is.
 * @param {string} root
 */
async function whyNotReleased(root) {
  const changes = await git(root, ['--no-optional-locks', 'status', '--porcelain']);
  if (changes !== '')
    return `The clone has changes that are not committed:\n${changes}\nCommit or remove them, ${again}`;
  const { version, tag } = await releasedVersion(root);
  const tagged = await git(root, [
    'for-each-ref',
    '--format=%(*objectname)%(objectname)',
    `refs/tags/${tag}`,
  ]);
  if (tagged === '')
    return `Version ${version} is not released: there is no tag ${tag}. Run: pnpm release, ${again}`;
  const head = await git(root, ['rev-parse', 'HEAD']);
  if (tagged.startsWith(head)) return null;
  const at = `The tag ${tag} is at ${tagged.slice(0, 10)}, and this is ${head.slice(0, 10)}.`;
  return `What is checked out is not what was released. ${at} Run: git checkout ${tag}, ${again}`;
}

/** @param {Release} release */
async function push({ root, remote, dryRun, say }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'plugins-'));
  try {
    const problem = await assemblePlugins(root, folder);
    if (problem !== null) return problem;
    const tree = await writeTree(root, folder);
    const tip = await remoteTip(root, remote, branch);
    const where = `the branch ${branch} of ${withoutUser(remote)}`;
    if (tip !== null && (await git(root, ['rev-parse', `${tip}^{tree}`])) === tree) {
      say(`Nothing changed: ${where} holds these plugins already, at ${tip.slice(0, 10)}.`);
      return null;
    }
    const commit = await commitTree(root, tree, tip);
    if (!dryRun)
      await git(root, ['push', '--quiet', '--no-follow-tags', remote, `${commit}:refs/heads/${branch}`]);
    for (const line of await changedNames(root, tree, tip)) say(line);
    const above = tip === null ? 'the first one there' : `on top of ${tip.slice(0, 10)}`;
    const what = `${commit.slice(0, 10)} to ${where}, ${above}`;
    say(dryRun ? `Would push ${what}. Nothing was pushed.` : `Pushed ${what}.`);
    return null;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * @param {string} root
 * @param {string} tree
 * @param {string | null} parent
 */
async function commitTree(root, tree, parent) {
  const { version } = await releasedVersion(root);
  const message = `Plugins ${version}\n\nBuilt from ${await git(root, ['rev-parse', 'HEAD'])}.`;
  return git(root, ['commit-tree', tree, ...(parent === null ? [] : ['-p', parent]), '-m', message]);
}

/**
 * What differs from the commit before, a line each: at most twenty, and how many more.
 * @param {string} root
 * @param {string} tree
 * @param {string | null} parent
 */
async function changedNames(root, tree, parent) {
  const added = async () =>
    (await git(root, ['ls-tree', '-r', '--name-only', tree])).split('\n').map((name) => `A\t${name}`);
  const names =
    parent === null
      ? await added()
      : (await git(root, ['diff-tree', '-r', '--name-status', parent, tree])).split('\n');
  const more = names.length - mostNames;
  return [
    ...names.slice(0, mostNames).map((name) => `  ${name}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}
