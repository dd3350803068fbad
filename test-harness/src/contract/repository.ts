import { execFile } from 'node:child_process';
import { chmod, mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { recordText } from './record-text.ts';

/** A real git repository in a temporary folder, with room for other things beside it. */
export interface Repository {
  /** The work tree. */
  readonly root: string;
  /** The temporary folder that holds the work tree and all that belongs to the case. */
  readonly top: string;
  /** Writes files, named from `top`'s `repo/` or, with a leading `../`, beside it. */
  readonly write: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly link: (at: string, target: string) => Promise<void>;
  /** Writes a program beside the work tree and says where it is. */
  readonly program: (name: string, shellScript: string) => Promise<string>;
  readonly git: (...args: readonly string[]) => Promise<string>;
  readonly commit: (message: string) => Promise<void>;
  readonly dispose: () => Promise<void>;
}

const run = promisify(execFile);

/** One commit on `main`: one record that governs `src/**`, and `src/a.ts`. */
export async function createRepository(): Promise<Repository> {
  const top = await realpath(await mkdtemp(path.join(os.tmpdir(), 'contract-')));
  const root = path.join(top, 'repo');
  await mkdir(root);
  await mkdir(path.join(top, 'home'));
  const repository = inFolder(top, root);
  await repository.git('init', '--quiet', '--initial-branch=main');
  await repository.write({
    'docs/adr/0001-use-queues.md': recordText({ id: '0001', title: 'Use queues', affects: ['src/**'] }),
    'src/a.ts': 'export const a = 1;\n',
  });
  await repository.commit('First');
  return repository;
}

function inFolder(top: string, root: string): Repository {
  const write: Repository['write'] = async (files) => {
    for (const [name, text] of Object.entries(files)) {
      const at = path.join(root, name);
      await mkdir(path.dirname(at), { recursive: true });
      await writeFile(at, text);
    }
  };
  const git: Repository['git'] = async (...args) => {
    const env = { PATH: process.env['PATH'], HOME: path.join(top, 'home'), GIT_CONFIG_NOSYSTEM: '1' };
    const identity = ['-c', 'user.name=A', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    const { stdout } = await run('git', [...identity, ...args], { cwd: root, env });
    return stdout.trim();
  };
  return {
    top,
    root,
    write,
    git,
    link: async (at, target) => {
      await mkdir(path.dirname(path.join(root, at)), { recursive: true });
      await symlink(target, path.join(root, at));
    },
    program: async (name, shellScript) => {
      await write({ [`../bin/${name}`]: `#!/bin/sh\n${shellScript}\n` });
      const file = path.join(top, 'bin', name);
      await chmod(file, 0o755);
      return file;
    },
    commit: async (message) => {
      await git('add', '--all');
      await git('commit', '--quiet', '--message', message);
    },
    dispose: () => rm(top, { recursive: true, force: true, maxRetries: 5 }),
  };
}
