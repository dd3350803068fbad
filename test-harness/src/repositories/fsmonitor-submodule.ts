import path from 'node:path';
import { commit, git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

/** A submodule whose own configuration names a program; only a git that looks into it would start that. */
export const fsmonitorSubmodule: BuildHostile = (top) => {
  const library = teamRepository(top, 'library');
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 1');
  git(dir, ['-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', library, 'lib']);
  commit(dir, 'Take the library');
  const submodule = path.join(dir, 'lib');
  git(submodule, ['config', 'core.fsmonitor', program]);
  write(submodule, 'src/till.txt', 'changed inside\n');
  return { dir, marker, careless: () => carelessly(dir, ['status', '--porcelain']) };
};
