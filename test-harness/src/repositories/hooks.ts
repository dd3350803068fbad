import { utimesSync } from 'node:fs';
import path from 'node:path';
import { commit, git, carelessly, writeProgram } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

const long = new Date('2001-02-03T04:05:06Z');

/** A hook that runs whenever git writes the index, and a file that makes `git status` write it. */
export const postIndexChange: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 0');
  writeProgram(dir, '.git/hooks/post-index-change', `#!/bin/sh\nexec ${program}\n`);
  return touched(dir, marker);
};

/** The same hook in a committed folder that `core.hooksPath` names. */
export const hooksPath: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 0');
  writeProgram(dir, 'tools/hooks/post-index-change', `#!/bin/sh\nexec ${program}\n`);
  commit(dir, 'Share hooks');
  git(dir, ['config', 'core.hooksPath', 'tools/hooks']);
  return touched(dir, marker);
};

function touched(dir: string, marker: string) {
  utimesSync(path.join(dir, 'README.md'), long, long);
  return { dir, marker, careless: () => carelessly(dir, ['status', '--porcelain']) };
}
