import type { Requirement } from './types.ts';

/** What a repository must not make git do: each row plants a marker that must not exist afterwards. */
export const gitRequirements = [
  {
    id: 'git-one-module',
    sentence: 'One module starts git, and no other file does.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'git-absolute',
    sentence:
      'git is found once, as an absolute path, and never in an entry of PATH that is empty, relative or inside the root.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'git-fixed-options',
    sentence: 'Every call carries the fixed options that switch off what a repository could configure.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'git-clean-environment',
    sentence: 'No inherited GIT_ variable or SUDO_UID reaches git, and the five fixed ones are set.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'git-fsmonitor',
    sentence: 'core.fsmonitor in the repository runs nothing.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-fsmonitor-included',
    sentence: 'core.fsmonitor that comes through include.path runs nothing.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-fsmonitor-submodule',
    sentence: 'core.fsmonitor in a submodule’s own configuration runs nothing.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-filter-clean',
    sentence: 'A clean filter named in .gitattributes or info/attributes runs nothing.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-filter-process',
    sentence: 'A filter process named in .gitattributes or info/attributes runs nothing.',
    source: 'boundary: the git table',
  },
  { id: 'git-diff-external', sentence: 'diff.external runs nothing.', source: 'boundary: the git table' },
  {
    id: 'git-diff-command',
    sentence: 'A diff driver’s command runs nothing.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-diff-textconv',
    sentence: 'A diff driver’s textconv runs nothing.',
    source: 'boundary: the git table',
  },
  { id: 'git-hooks-path', sentence: 'core.hooksPath runs nothing.', source: 'boundary: the git table' },
  {
    id: 'git-hook-index-change',
    sentence: 'A post-index-change hook does not run.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-lazy-ssh-command',
    sentence: 'A missing blob of a partial clone does not start core.sshCommand.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-lazy-upload-pack',
    sentence: 'A missing blob of a partial clone does not start the remote’s uploadpack.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-lazy-ext',
    sentence: 'A missing blob of a partial clone does not start an ext:: remote.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-committed-bare',
    sentence:
      'A bare repository committed inside the clone runs nothing, also when the session directory or dir lies inside it.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-inert-settings',
    sentence: 'core.worktree, core.pager, aliases, gpg.program, core.editor and core.askPass stay inert.',
    source: 'boundary: the git table',
  },
  {
    id: 'git-through-every-tool',
    sentence: 'Every hostile repository is met through every tool.',
    source: 'issue 3: hostile repositories',
  },
] as const satisfies readonly Requirement[];
