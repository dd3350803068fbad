import path from 'node:path';
import { commit, git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile, type Hostile } from './trap.ts';

/** Where the bare repository lies, and where its configuration says its work tree is. */
export const bareFolder = 'docs/store.git';
export const bareWorkTree = `${bareFolder}/tree`;

/** A clone that carries a bare repository among its files. Standing in it, git would take that one's configuration. */
export const committedBare: BuildHostile = (top): Hostile => {
  const origin = teamRepository(top, 'origin');
  const { marker, program } = trap(top, 'exit 1');
  write(origin, `${bareFolder}/HEAD`, 'ref: refs/heads/main\n');
  write(origin, `${bareFolder}/objects/keep`, '');
  write(origin, `${bareFolder}/refs/keep`, '');
  write(origin, `${bareWorkTree}/file.txt`, 'x\n');
  const configuration = `[core]\n\trepositoryFormatVersion = 0\n\tbare = false\n\tworktree = tree\n\tfsmonitor = ${program}\n`;
  write(origin, `${bareFolder}/config`, configuration);
  commit(origin, 'Keep a store');
  git(top, ['clone', '--quiet', origin, 'team']);
  const dir = path.join(top, 'team');
  git(dir, ['branch', '--quiet', 'main', 'origin/main']);
  const inside = path.join(dir, bareWorkTree);
  return { dir, marker, careless: () => carelessly(inside, ['status', '--porcelain']) };
};
