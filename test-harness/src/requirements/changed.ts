import type { Requirement } from './types.ts';

/** Which files changed. */
export const changedRequirements = [
  {
    id: 'changed-union',
    sentence:
      'Changed files are the union of what was committed since the merge base, staged, unstaged, and untracked but not ignored.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-rename-both',
    sentence: 'Both names of a renamed file are listed.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-default-base',
    sentence:
      'Without base the first that exists of origin/HEAD’s branch, origin/main, origin/master, main and master is used, and the answer says which.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-no-base',
    sentence:
      'When no default base exists the working tree half answers, source.base is null and why says so.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-no-such-base',
    sentence: 'A given base that does not resolve is no-such-base.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-not-work-tree',
    sentence: 'Outside a work tree the failure is not-work-tree.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-unsafe-directory',
    sentence: 'A directory that git refuses because another user owns it is git-unsafe-directory.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-no-merge-base',
    sentence: 'A base without a common ancestor is no-merge-base.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-shallow',
    sentence: 'A clone too shallow to find the merge base is shallow.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-unborn',
    sentence:
      'A given base in a repository without a commit is unborn; without base the new files are still listed.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-git-missing',
    sentence: 'Without git the failure is git-missing.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-git-too-old',
    sentence: 'A git below 2.38 is git-too-old.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-git-failed',
    sentence: 'Any other trouble of git is git-failed.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-process-budget',
    sentence: 'One listing starts at most seven git processes in three rounds.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-never-fetches',
    sentence: 'Nothing is ever fetched.',
    source: 'boundary: which files changed',
  },
  {
    id: 'changed-stat-only',
    sentence:
      'A file whose stat data alone differs from the index is not listed, nor one whose line ends alone do.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'changed-byte-cap',
    sentence: 'Comparing contents stops at a number of bytes, and the answer says when it did.',
    source: 'boundary: the git chokepoint',
  },
  {
    id: 'changed-odd-names',
    sentence:
      'Names with a newline, quotes, bidirectional controls or bytes that are not UTF-8 are listed or counted as they are.',
    source: 'issue 3: hostile repositories',
  },
  {
    id: 'changed-from-root',
    sentence:
      'diff.relative and the directory of the session change nothing: paths are always from the root.',
    source: 'issue 3: hostile repositories',
  },
  {
    id: 'changed-odd-heads',
    sentence:
      'An unborn and a detached HEAD, a linked worktree, a submodule and a repository without origin all answer.',
    source: 'issue 3: hostile repositories',
  },
] as const satisfies readonly Requirement[];
