import { describe, expect, it } from 'vitest';
import { troubleFromVersion } from '../../src/git/git-version.ts';

describe('troubleFromVersion', () => {
  it.each([
    'git version 2.38.0',
    'git version 2.39.5 (Apple Git-154)\n',
    'git version 2.100.0.windows.1',
    'git version 3.0',
  ])('takes %s', (printed) => {
    expect(troubleFromVersion(0, printed)).toBeUndefined();
  });

  it.each(['git version 2.37.7', 'git version 2.4.11', 'git version 1.99.9'])(
    'finds %s too old [changed-git-too-old]',
    (printed) => {
      expect(troubleFromVersion(0, printed)).toBe('git-too-old');
    },
  );

  it.each([
    [1, 'git version 2.39.5'],
    [0, ''],
    [0, 'hub version 2.39.5'],
    [0, 'this is git version 2.39.5'],
  ])('finds no git in exit %i, %j [changed-git-missing]', (exitCode, printed) => {
    expect(troubleFromVersion(exitCode, printed)).toBe('git-missing');
  });
});
