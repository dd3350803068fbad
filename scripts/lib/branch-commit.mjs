import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, tail } from './run.mjs';

/** Where these point, git would work; a hook of a clone that runs us sets them. */
const pointers = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_OBJECT_DIRECTORY'];

/**
 * Runs git in the clone. Answers what it printed, without the end of the line; throws with git's own words.
 * @param {string} root
 * @param {readonly string[]} args
 * @param {Record<string, string>} [extra] variables for this call
 */
export async function git(root, args, extra = {}) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...process.env, GIT_TERMINAL_PROMPT: '0' };
  for (const name of pointers) delete env[name];
  const ran = await run('git', args, { cwd: root, env: { ...env, ...extra } });
  if (ran.code !== 0) throw new Error(withoutUser(`git ${args[0]} failed: ${tail(ran, 10)}`));
  return ran.stdout.trimEnd();
}

/**
 * An address without the name and the password that it may hold.
 * @param {string} text
 */
export function withoutUser(text) {
  return text.replaceAll(/\/\/[^/@\s]*@/gu, '//');
}

/**
 * The id of the tree that the files in a folder make, ignored ones too. The objects are the clone's; its index and its
 * work tree are not touched.
 * @param {string} root
 * @param {string} folder
 */
export async function writeTree(root, folder) {
  const scratch = await mkdtemp(path.join(tmpdir(), 'index-'));
  try {
    const where = [
      `--git-dir=${await git(root, ['rev-parse', '--absolute-git-dir'])}`,
      `--work-tree=${folder}`,
    ];
    // Files are released as they were built, whatever this clone does to its own.
    const asIs = [
      '-c',
      'core.autocrlf=false',
      '-c',
      'core.sparseCheckout=false',
      '-c',
      'core.fsmonitor=false',
    ];
    const index = { GIT_INDEX_FILE: path.join(scratch, 'index') };
    await git(folder, [...where, ...asIs, 'add', '--all', '--force', '.'], index);
    return await git(folder, [...where, 'write-tree'], index);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * The commit that a branch of the remote is at, or null where it has none. Its objects are fetched, its name is not.
 * @param {string} root
 * @param {string} remote
 * @param {string} branch
 */
export async function remoteTip(root, remote, branch) {
  const name = `refs/heads/${branch}`;
  const listed = await git(root, ['ls-remote', remote, name]);
  const line = listed.split('\n').find((one) => one.endsWith(`\t${name}`));
  if (line === undefined) return null;
  const fetch = [
    'fetch',
    '--quiet',
    '--no-tags',
    '--no-write-fetch-head',
    '--no-auto-maintenance',
    '--refmap=',
  ];
  await git(root, [...fetch, remote, name]);
  return line.split('\t')[0] ?? null;
}
