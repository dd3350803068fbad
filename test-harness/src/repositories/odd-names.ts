import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { git, write } from './git.ts';
import { teamRepository } from './team.ts';

/** Names that are text, however odd. */
export const oddNames: readonly string[] = [
  ' lead and trail ',
  '-n',
  '--output=x',
  ':(top)x',
  'HEAD',
  'a\nb',
  'back\\slash',
  'b\u202egnp.exe',
  'emoji 👩‍👩‍👧',
  'q"u\'o`te',
  '\ufeffbom',
  'été',
];

/** Untracked and staged files with odd names, and one of each kind whose name is not UTF-8. */
export function oddNamed(top: string): string {
  const dir = teamRepository(top);
  for (const name of oddNames) write(dir, name, 'x\n');
  writeFileSync(Buffer.concat([Buffer.from(`${dir}/staged`), Buffer.from([0xe9])]), 'x\n');
  git(dir, ['add', '--all']);
  writeFileSync(Buffer.concat([Buffer.from(`${dir}/untracked`), Buffer.from([0xff, 0xfe])]), 'x\n');
  return dir;
}

/** Names that no checkout writes, one in a forged index and one in a tree: both lead out of the work tree. */
export function leadingOut(top: string): string {
  const dir = teamRepository(top);
  const blob = git(dir, ['rev-parse', 'HEAD:README.md']);
  const above = git(dir, ['mktree'], { input: `100644 blob ${blob}\tabove.txt\n` });
  const entries = `${git(dir, ['ls-tree', 'HEAD'])}\n040000 tree ${above}\t..\n`;
  const tree = git(dir, ['mktree'], { input: entries });
  const id = git(dir, ['commit-tree', tree, '-p', 'HEAD', '-m', 'Lead out']);
  git(dir, ['update-ref', 'refs/heads/work', id]);
  // Same length, so that the index stays whole.
  git(dir, ['update-index', '--add', '--cacheinfo', `100644,${blob},zz/zz/index.txt`]);
  const index = path.join(dir, '.git/index');
  writeFileSync(index, readFileSync(index, 'latin1').replace('zz/zz/index.txt', '../../index.txt'), 'latin1');
  return dir;
}
