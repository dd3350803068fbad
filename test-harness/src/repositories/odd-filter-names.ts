import { utimesSync } from 'node:fs';
import path from 'node:path';
import { commit, carelessly, git, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

const long = new Date('2001-02-03T04:05:06Z');

/** A filter whose name is not UTF-8: no program that speaks only UTF-8 can switch it off by name. */
export const filterNamedInLatin1: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top);
  write(dir, '.gitattributes', Buffer.from('*.bin filter=tidi\xe9\n', 'latin1'));
  commit(dir, 'Say which files are tidied');
  git(dir, ['update-index', '--refresh']);
  const configuration = `[filter "tidi\xe9"]\n\tclean = ${program}\n`;
  write(dir, '.git/tidy.gitconfig', Buffer.from(configuration, 'latin1'));
  git(dir, ['config', 'include.path', 'tidy.gitconfig']);
  utimesSync(path.join(dir, '.git/index'), long, long);
  return { dir, marker, careless: () => carelessly(dir, ['diff-index', 'HEAD']) };
};
