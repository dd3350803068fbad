import { git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile } from './trap.ts';

/** `core.fsmonitor` names a program in the repository's own configuration. */
export const fsmonitor: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 1');
  git(dir, ['config', 'core.fsmonitor', program]);
  return { dir, marker, careless: () => carelessly(dir, ['ls-files', '--others', '--exclude-standard']) };
};

/** The same, but the configuration lies in a committed file that the repository's own one includes. */
export const fsmonitorIncluded: BuildHostile = (top) => {
  const dir = teamRepository(top);
  const { marker, program } = trap(top, 'exit 1');
  write(dir, 'tools/team.gitconfig', `[core]\n\tfsmonitor = ${program}\n`);
  git(dir, ['add', '--all']);
  git(dir, ['commit', '--quiet', '--message', 'Share settings']);
  git(dir, ['config', 'include.path', '../tools/team.gitconfig']);
  return { dir, marker, careless: () => carelessly(dir, ['diff-index', '--name-only', 'HEAD']) };
};
