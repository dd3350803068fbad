import { commit, git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

/** A program in place of git's own comparison, for every file. */
export const diffExternal: BuildHostile = (top) => {
  const { dir, marker, program } = changed(top);
  git(dir, ['config', 'diff.external', program]);
  return { dir, marker, careless: () => carelessly(dir, ['diff', 'HEAD']) };
};

/** The same through a driver that an attribute names. */
export const diffCommand: BuildHostile = (top) => {
  const { dir, marker, program } = changed(top);
  git(dir, ['config', 'diff.words.command', program]);
  return { dir, marker, careless: () => carelessly(dir, ['diff', 'main...HEAD']) };
};

/** A program that turns a file into text before it is compared. */
export const diffTextconv: BuildHostile = (top) => {
  const { dir, marker, program } = changed(top);
  git(dir, ['config', 'diff.words.textconv', program]);
  git(dir, ['config', 'color.ui', 'always']);
  return { dir, marker, careless: () => carelessly(dir, ['diff', 'main...HEAD']) };
};

function changed(top: string) {
  const dir = teamRepository(top);
  write(dir, '.gitattributes', '*.txt diff=words\n');
  commit(dir, 'Compare words');
  write(dir, 'src/till.txt', 'three\n');
  return { dir, ...trap(top, 'exit 0') };
}
