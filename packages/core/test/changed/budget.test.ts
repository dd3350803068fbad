import { describe, expect, it } from 'vitest';
import { emptyDirectory } from '../../../../test-harness/src/repositories/empty-directory.ts';
import { git, write } from '../../../../test-harness/src/repositories/git.ts';
import { cloned, unborn } from '../../../../test-harness/src/repositories/heads.ts';
import { copiedTree } from '../../../../test-harness/src/repositories/stat-only.ts';
import { teamRepository } from '../../../../test-harness/src/repositories/team.ts';
import { listed, refusal } from './ask.ts';
import { watchGit } from './watched-git.ts';

const fixed = [
  '--no-optional-locks',
  '--no-pager',
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'safe.bareRepository=explicit',
  'protocol.allow=never',
  'diff.external=',
  'core.quotePath=false',
];
const compared = ['--no-ext-diff', '--no-textconv', '--no-renames', '--no-relative', '-z'];

describe('one listing', () => {
  it.each([
    ['a given base', teamRepository, 'main'],
    ['the default base', cloned, undefined],
    ['a copied tree', copiedTree, 'main'],
    ['a repository without a commit', unborn, undefined],
  ])(
    'starts at most seven gits in at most three rounds: %s [changed-process-budget]',
    async (_, build, base) => {
      const top = emptyDirectory();
      const dir = build(top);
      const { env, calls, rounds } = watchGit(top);
      await listed(dir, { env, base });
      expect(calls().length).toBeLessThanOrEqual(7);
      expect(calls().length).toBeGreaterThanOrEqual(5);
      expect(rounds()).toBe(2);
    },
  );

  it.each([['nowhere'], ['main@{upstream}']])(
    'starts no more when it fails: %s [changed-process-budget]',
    async (base) => {
      const top = emptyDirectory();
      const dir = teamRepository(top);
      const { env, calls, rounds } = watchGit(top);
      expect(await refusal(dir, { env, base })).toBe('no-such-base');
      expect(calls()).toHaveLength(4);
      expect(rounds()).toBe(2);
    },
  );

  it('gives every git the fixed options [git-fixed-options]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    const { env, calls } = watchGit(top);
    await listed(dir, { env });
    for (const call of calls()) expect(call.slice(0, 15)).toEqual(expect.arrayContaining(fixed));
    const comparing = calls().filter((call) =>
      call.some((word) => word.startsWith('diff') && !word.includes('.')),
    );
    expect(comparing).toHaveLength(3);
    for (const call of comparing) expect(call).toEqual(expect.arrayContaining(compared));
    expect(calls().flat()).not.toContain('fetch');
  });

  it('compares the work tree with no git diff, only two commits [git-filter-clean]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    const { env, calls } = watchGit(top);
    await listed(dir, { env });
    const diffs = calls().filter((call) => call.includes('diff'));
    expect(diffs.map((call) => call.at(-2))).toEqual([`${git(dir, ['rev-parse', 'main'])}...HEAD`]);
  });

  it('passes on the base’s commit id alone [arg-base-resolved]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    git(dir, ['tag', 'canary-tag', 'main']);
    const { env, calls } = watchGit(top);
    await listed(dir, { env, base: 'canary-tag' });
    const naming = calls().filter((call) => call.some((word) => word.includes('canary')));
    expect(naming.map((call) => call.slice(-4))).toEqual([
      ['--verify', '--quiet', '--end-of-options', 'canary-tag^{commit}'],
    ]);
  });

  it('gives git a clean environment with the fixed values [git-clean-environment]', async () => {
    const top = emptyDirectory();
    const dir = teamRepository(top);
    write(dir, '.git/info/attributes', '*.txt filter=tidy\n');
    git(dir, ['config', 'filter.tidy.clean', 'cat']);
    const { env, environments } = watchGit(top);
    const canaries = {
      GIT_DIR: 'canary',
      GIT_SSH_COMMAND: 'canary',
      SUDO_UID: 'canary',
      NODE_OPTIONS: 'canary',
      LD_PRELOAD: '',
      SECRET: 'canary',
    };
    await listed(dir, { env: { ...canaries, ...env } });
    const seen = new Set(environments());
    for (const line of [
      'GIT_NO_LAZY_FETCH=1',
      'GIT_TERMINAL_PROMPT=0',
      'GIT_LITERAL_PATHSPECS=1',
      'GIT_OPTIONAL_LOCKS=0',
      'LC_ALL=C',
    ]) {
      expect(seen).toContain(line);
    }
    expect([...seen].filter((line) => line.includes('canary'))).toEqual([]);
    const ours =
      /^(?:GIT_(?:NO_LAZY_FETCH|TERMINAL_PROMPT|LITERAL_PATHSPECS|OPTIONAL_LOCKS|ALLOW_PROTOCOL|TRACE2\w*|CONFIG_\w+)|LC_ALL|PATH|HOME|PWD|SHLVL|_|OLDPWD)=/u;
    expect([...seen].filter((line) => line !== '' && !ours.test(line))).toEqual([]);
  });
});
