import path from 'node:path';
import { git, carelessly, write } from './git.ts';
import { teamRepository } from './team.ts';
import { trap, type BuildHostile, type Trap } from './trap.ts';

type Environment = Readonly<Record<string, string>>;

/** What a hook, a host or a wrapper may have left in the environment; `args` is a call that follows it. */
function inherited(args: readonly string[], leave: (top: string, set: Trap) => Environment): BuildHostile {
  return (top) => {
    const dir = teamRepository(top);
    write(dir, 'src/till.txt', 'three\n');
    const set = trap(top, 'exit 1');
    const env = leave(top, set);
    return { dir, marker: set.marker, env, careless: () => carelessly(dir, args, { env }) };
  };
}

export const inheritedConfigCount = inherited(['status'], (_, { program }) => ({
  GIT_CONFIG_COUNT: '1',
  GIT_CONFIG_KEY_0: 'core.fsmonitor',
  GIT_CONFIG_VALUE_0: program,
}));

export const inheritedConfigParameters = inherited(['status'], (_, { program }) => ({
  GIT_CONFIG_PARAMETERS: `'core.fsmonitor'='${program}'`,
}));

export const inheritedConfigFile = inherited(['status'], (top, { program }) => {
  write(top, 'theirs.gitconfig', `[core]\n\tfsmonitor = ${program}\n`);
  return { GIT_CONFIG_GLOBAL: path.join(top, 'theirs.gitconfig') };
});

export const inheritedTrace = inherited(['rev-parse', 'HEAD'], (_, { marker }) => ({
  GIT_TRACE: marker,
  GIT_TRACE2_EVENT: marker,
}));

export const inheritedExternalDiff = inherited(['diff', 'HEAD'], (_, { program }) => ({
  GIT_EXTERNAL_DIFF: program,
}));

/** Another repository's directory, whose configuration names a program. */
export const inheritedDirectory = inherited(['status'], (top, { program }) => {
  const other = teamRepository(top, 'other');
  git(other, ['config', 'core.fsmonitor', program]);
  return { GIT_DIR: path.join(other, '.git'), GIT_WORK_TREE: other };
});

/** The user's own configuration sends traces to a file. It counts, but nothing may be written. */
export const traceAtHome = inherited(['rev-parse', 'HEAD'], (top, { marker }) => {
  write(top, 'home/.gitconfig', `[trace2]\n\teventTarget = ${marker}\n\tnormalTarget = ${marker}\n`);
  return { HOME: path.join(top, 'home'), GIT_CONFIG_GLOBAL: path.join(top, 'home/.gitconfig') };
});
