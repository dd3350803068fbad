import { describe, expect, it } from 'vitest';
import { parseProbe, probeArguments } from '../../src/changed/probe.ts';

const one = '1'.repeat(40);
const two = '2'.repeat(40);
const lines = (...all: readonly string[]): string => `${all.join('\n')}\n`;

describe('probeArguments', () => {
  it('resolve a given base to one commit and to nothing else [arg-base-resolved]', () => {
    const args = probeArguments('main');
    expect(args.slice(-4)).toEqual(['--verify', '--quiet', '--end-of-options', 'main^{commit}']);
  });

  it('name each default base exactly, and none that is below it', () => {
    const globs = probeArguments(undefined).filter((word) => word.startsWith('--glob='));
    expect(globs).toEqual([
      '--glob=refs/remotes/origin/HEA[D]',
      '--glob=refs/remotes/origin/mai[n]',
      '--glob=refs/remotes/origin/maste[r]',
      '--glob=refs/heads/mai[n]',
      '--glob=refs/heads/maste[r]',
      '--glob=refs/remotes/origin/HEA[D]',
    ]);
  });
});

describe('parseProbe', () => {
  it('reads a given base', () => {
    expect(parseProbe('v1', 0, lines('false', 'sha1', '/team/.git', one))).toEqual({
      shallow: false,
      objectFormat: 'sha1',
      gitDirectory: '/team/.git',
      base: { shown: 'v1', id: one },
      headExists: true,
    });
  });

  it('reads a given base that does not resolve', () => {
    expect(parseProbe('v1', 1, lines('true', 'sha256', '/team/.git'))).toEqual({
      shallow: true,
      objectFormat: 'sha256',
      gitDirectory: '/team/.git',
      base: undefined,
      headExists: true,
    });
  });

  it.each([
    [
      'origin/HEAD by its branch',
      ['sha1', one, 'sha1', two, 'sha1', 'sha1', 'sha1', 'sha1', 'refs/remotes/origin/trunk'],
      'origin/trunk',
      one,
    ],
    [
      'origin/HEAD by its own name',
      ['sha1', one, 'sha1', 'sha1', 'sha1', 'sha1', 'sha1'],
      'origin/HEAD',
      one,
    ],
    ['origin/main', ['sha1', 'sha1', two, 'sha1', one, 'sha1', 'sha1', 'sha1'], 'origin/main', two],
    ['main', ['sha1', 'sha1', 'sha1', 'sha1', one, 'sha1', two, 'sha1'], 'main', one],
    ['master', ['sha1', 'sha1', 'sha1', 'sha1', 'sha1', one, 'sha1'], 'master', one],
  ])('chooses %s [changed-default-base]', (_, printed, shown, id) => {
    const probe = parseProbe(undefined, 0, lines('false', ...printed, '/team/.git', 'refs/heads/work'));
    expect(probe).toMatchObject({ base: { shown, id }, gitDirectory: '/team/.git', headExists: true });
  });

  it('chooses none when none is there [changed-no-base]', () => {
    const none = ['false', 'sha1', 'sha1', 'sha1', 'sha1', 'sha1', 'sha1', '/team/.git'];
    expect(parseProbe(undefined, 0, lines(...none, 'HEAD'))).toMatchObject({
      base: undefined,
      headExists: true,
    });
    expect(parseProbe(undefined, 1, lines(...none))).toMatchObject({ base: undefined, headExists: false });
  });

  it('keeps a newline in the directory’s name', () => {
    expect(parseProbe('v1', 0, lines('false', 'sha1', '/te', 'am/.git', one))).toMatchObject({
      gitDirectory: '/te\nam/.git',
    });
  });

  it.each([
    ['nothing', ''],
    ['no directory', lines('false', 'sha1', one)],
    ['another hash', lines('false', 'md5', '/team/.git', one)],
    ['no id', lines('false', 'sha1', '/team/.git', 'main')],
    ['no word about depth', lines('sha1', '/team/.git', one)],
  ])('takes %s for no answer', (_, printed) => {
    expect(parseProbe('v1', 0, printed)).toBeUndefined();
  });
});
