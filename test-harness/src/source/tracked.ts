import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The top folder of this repository. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

/** Files that git has or would take, relative to the root, `/` separated; deleted ones are left out. */
export function trackedFiles(...patterns: readonly string[]): string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', ...patterns];
  const listed = execFileSync('git', args, {
    cwd: repositoryRoot,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  return [...new Set(listed.split('\0'))]
    .filter((file) => file !== '' && existsSync(path.join(repositoryRoot, file)))
    .sort();
}

export function readTracked(file: string): string {
  return readFileSync(path.join(repositoryRoot, file), 'utf8');
}
