import type { FailureCode } from '../codes/table.ts';
import type { RunResult } from '../process/types.ts';

/** Only lines that git itself begins with `fatal:` count: what follows may quote a repository's own words. */
const signs: readonly (readonly [RegExp, FailureCode])[] = [
  [/^fatal: (?:detected dubious ownership|unsafe repository)/mu, 'git-unsafe-directory'],
  [/^fatal: (?:not a git repository|invalid gitfile format)/mu, 'not-work-tree'],
  [/^fatal: (?:cannot use bare repository|this operation must be run in a work tree)/mu, 'not-work-tree'],
  // `git diff` outside a repository compares two files instead, and says so before its usage.
  [/^warning: Not a git repository\. Use --no-index/mu, 'not-work-tree'],
  [/^fatal: [0-9a-f]+\.\.\.HEAD: no merge base$/mu, 'no-merge-base'],
  [/^fatal: bad revision '(?:[0-9a-f]+\.\.\.)?HEAD'$/mu, 'unborn'],
];

/** Why git refused, from what it said with `LC_ALL=C`. */
export function troubleFromWords(stderr: string): FailureCode {
  return signs.find(([pattern]) => pattern.test(stderr))?.[1] ?? 'git-failed';
}

/** Why a git process has no exit code to look at. */
export function troubleFromEnd(result: Exclude<RunResult, { kind: 'exited' }>): FailureCode {
  switch (result.kind) {
    case 'cancelled':
    case 'timed-out':
      return result.kind;
    case 'not-started':
      return result.reason === 'no-such-directory' ? 'not-work-tree' : 'git-missing';
    case 'signalled':
    case 'output-too-large':
    case 'command-line-too-long':
      return 'git-failed';
  }
}
