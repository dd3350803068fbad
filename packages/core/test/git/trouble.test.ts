import { describe, expect, it } from 'vitest';
import { troubleFromEnd, troubleFromWords } from '../../src/git/trouble.ts';

describe('what git says', () => {
  it.each([
    [
      "fatal: detected dubious ownership in repository at '/x'\nTo add an exception …",
      'git-unsafe-directory',
    ],
    ["fatal: unsafe repository ('/x' is owned by someone else)", 'git-unsafe-directory'],
    ['fatal: not a git repository (or any of the parent directories): .git', 'not-work-tree'],
    ['fatal: not a git repository: /gone', 'not-work-tree'],
    ['fatal: invalid gitfile format: /x/.git', 'not-work-tree'],
    ["fatal: cannot use bare repository '/x' (safe.bareRepository is 'explicit')", 'not-work-tree'],
    ['fatal: this operation must be run in a work tree', 'not-work-tree'],
    ['warning: Not a git repository. Use --no-index to compare two paths\nusage: …', 'not-work-tree'],
    ['fatal: 0123abcd...HEAD: no merge base', 'no-merge-base'],
    ["fatal: bad revision 'HEAD'", 'unborn'],
    ["fatal: bad revision '0123abcd...HEAD'", 'unborn'],
    ['warning: something\nfatal: detected dubious ownership in repository', 'git-unsafe-directory'],
  ])('is told apart: %j', (stderr, code) => {
    expect(troubleFromWords(stderr)).toBe(code);
  });

  it.each([
    '',
    'fatal: bad object HEAD',
    'fatal: bad config line 9 in file /not a git repository/config',
    "error: bad revision 'HEAD'",
    "fatal: bad revision 'HEAD~3'",
    'warning: fatal: not a git repository',
    'fatal: main...HEAD: no merge base of ours',
  ])('is git-failed when it is anything else: %j [changed-git-failed]', (stderr) => {
    expect(troubleFromWords(stderr)).toBe('git-failed');
  });
});

describe('a git without an exit code', () => {
  it.each([
    [{ kind: 'cancelled' }, 'cancelled'],
    [{ kind: 'timed-out' }, 'timed-out'],
    [{ kind: 'not-started', reason: 'no-such-directory' }, 'not-work-tree'],
    [{ kind: 'not-started', reason: 'no-such-program' }, 'git-missing'],
    [{ kind: 'not-started' }, 'git-missing'],
    [{ kind: 'signalled' }, 'git-failed'],
    [{ kind: 'output-too-large' }, 'git-failed'],
    [{ kind: 'command-line-too-long' }, 'git-failed'],
  ] as const)('is told apart: %j', (result, code) => {
    expect(troubleFromEnd(result)).toBe(code);
  });
});
