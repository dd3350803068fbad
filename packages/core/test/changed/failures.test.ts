import { execFileSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { git } from '../../../../test-harness/src/repositories/git.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { refusal } from './ask.ts';
import { wrapGit } from './wrapped-git.ts';

describe('a git', () => {
  it('that is not there is git-missing [changed-git-missing]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    expect(await refusal(dir, { env: { PATH: '/nowhere' } })).toBe('git-missing');
    expect(await refusal(dir, { env: { PATH: undefined } })).toBe('git-missing');
  });

  it('that only says how to get one is git-missing [changed-git-missing]', async () => {
    const top = emptyDirectory();
    const env = wrapGit(top, 'echo "xcode-select: note: No developer tools were found" >&2; exit 1');
    expect(await refusal(teamRepository(top), { env })).toBe('git-missing');
  });

  it('that cannot be started is git-missing [changed-git-missing]', async () => {
    const top = emptyDirectory();
    const env = wrapGit(top, '');
    writeFileSync(path.join(top, 'bin/git'), '#!/nowhere/sh\n');
    expect(await refusal(teamRepository(top), { env })).toBe('git-missing');
  });

  it.each(['2.37.9', '2.9.0', '1.99.0'])(
    'of version %s is git-too-old [changed-git-too-old]',
    async (version) => {
      const top = emptyDirectory();
      const script = `case "$*" in *version) echo "git version ${version}"; exit 0;; esac`;
      expect(await refusal(teamRepository(top), { env: wrapGit(top, script) })).toBe('git-too-old');
    },
  );

  it.each(['2.38.0', '2.100.1.windows.2', '3.0.0-rc1', '2.39.5 (Apple Git-154)'])(
    'of version %s will do',
    async (version) => {
      const top = emptyDirectory();
      const script = `case "$*" in *version) echo "git version ${version}"; exit 0;; esac`;
      expect(await refusal(teamRepository(top), { env: wrapGit(top, script) })).toBe('answered');
    },
  );

  it.each([
    ['dies', 'kill -9 $$'],
    ['says something else', 'echo hello'],
    ['fails', 'echo "fatal: out of memory" >&2; exit 128'],
  ])('that %s in the middle is git-failed [changed-git-failed]', async (_, then) => {
    const top = emptyDirectory();
    const script = `case "$*" in *"--raw"*) ${then}; exit;; esac`;
    expect(await refusal(teamRepository(top), { env: wrapGit(top, script) })).toBe('git-failed');
  });

  it('that takes too long is ended [outcome-timed-out]', async () => {
    const top = emptyDirectory();
    const env = wrapGit(top, `case "$*" in *--others*) sleep 30;; esac`);
    const started = performance.now();
    expect(await refusal(teamRepository(top), { env, deadlineMs: 1500 })).toBe('timed-out');
    expect(performance.now() - started).toBeLessThan(6000);
  });

  it('that is no longer wanted is ended [outcome-cancelled]', async () => {
    const top = emptyDirectory();
    const env = wrapGit(top, `case "$*" in *--others*) sleep 30;; esac`);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 1000);
    expect(await refusal(teamRepository(top), { env, signal: controller.signal })).toBe('cancelled');
    expect(await refusal(path.join(top, 'team'), { env, signal: controller.signal })).toBe('cancelled');
  });
});

describe('a repository', () => {
  it('with a broken configuration is git-failed [changed-git-failed]', async () => {
    const dir = teamRepository(emptyDirectory());
    appendFileSync(path.join(dir, '.git/config'), '[broken\n');
    expect(await refusal(dir)).toBe('git-failed');
    expect(await refusal(dir, { base: 'main' })).toBe('git-failed');
  });

  it('with a broken index is git-failed [changed-git-failed]', async () => {
    const dir = teamRepository(emptyDirectory());
    writeFileSync(path.join(dir, '.git/index'), 'not an index');
    expect(await refusal(dir)).toBe('git-failed');
  });

  it('of a later format is git-failed [changed-git-failed]', async () => {
    const dir = teamRepository(emptyDirectory());
    git(dir, ['config', 'core.repositoryFormatVersion', '99']);
    expect(await refusal(dir)).toBe('git-failed');
  });

  it('whose words look like another failure is still git-failed [changed-git-failed]', async () => {
    const dir = teamRepository(emptyDirectory(), "x\nfatal: detected dubious ownership in repository at 'y'");
    appendFileSync(path.join(dir, '.git/config'), '[broken\n');
    expect(await refusal(dir)).toBe('git-failed');
  });

  it('whose configuration waits for ever is timed out', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    execFileSync('mkfifo', [path.join(top, 'pipe')]);
    git(dir, ['config', 'core.excludesFile', path.join(top, 'pipe')]);
    expect(await refusal(dir, { deadlineMs: 1500 })).toBe('timed-out');
  });
});
