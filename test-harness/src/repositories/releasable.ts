import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/tracked.ts';
import { commit, git, write } from './git.ts';

export interface Releasable {
  /** A clone with our built plugins, at a commit that is tagged as released. */
  readonly root: string;
  /** The bare repository that it calls `origin`. */
  readonly remote: string;
}

export const releasedTag = '@precedent/core@1.2.3';

/** What a maintainer has after a release: a clean clone of a bare repository on this machine, built. */
export function createReleasable(top: string): Releasable {
  const root = path.join(top, 'clone');
  const remote = path.join(top, 'remote.git');
  mkdirSync(root, { recursive: true });
  git(root, ['init', '--quiet', '--bare', '--template=', '--initial-branch=main', remote]);
  git(root, ['init', '--quiet', '--template=', '--initial-branch=main']);
  git(root, ['remote', 'add', 'origin', remote]);
  for (const part of [
    'copilot-plugin/dist',
    'copilot-plugin/marketplace',
    'claude-plugin/dist',
    'claude-plugin/marketplace',
  ]) {
    cpSync(path.join(repositoryRoot, 'apps', part), path.join(root, 'apps', part), { recursive: true });
  }
  write(root, '.gitignore', 'dist/\n');
  write(root, 'packages/core/package.json', JSON.stringify({ name: '@precedent/core', version: '1.2.3' }));
  commit(root, 'Version 1.2.3');
  git(root, ['tag', releasedTag]);
  git(root, ['push', '--quiet', 'origin', 'main', '--tags']);
  return { root, remote };
}
