import { rejected } from './arguments.ts';
import type { ContractCase } from '../types.ts';

const changed = (files: readonly string[], base: string | null) =>
  ({ exitCode: 0, view: { report: { changedFiles: files }, source: { base } } }) as const;

/** `adr_check` without paths: which files changed. */
export const changeCases: readonly ContractCase[] = [
  {
    title: 'lists what differs from the base: committed, staged, changed, new, and both names of a rename',
    arrange: async ({ git, write, commit }) => {
      await git('switch', '--quiet', '--create', 'topic');
      await write({ 'src/b.ts': 'b\n', 'old/name.ts': 'the same text\n' });
      await commit('Second');
      await git('mv', 'old/name.ts', 'src/name.ts');
      await write({
        'src/a.ts': 'changed\n',
        'src/new.ts': 'new\n',
        '.gitignore': 'ignored\n',
        ignored: 'x',
      });
      await git('add', '.gitignore');
      return {};
    },
    tool: 'adr_check',
    expect: changed(
      ['.gitignore', 'old/name.ts', 'src/a.ts', 'src/b.ts', 'src/name.ts', 'src/new.ts'],
      'main',
    ),
  },
  {
    title: 'compares with the base it is given',
    arrange: async ({ write, commit }) => {
      await write({ 'src/b.ts': 'b\n' });
      await commit('Second');
      return {};
    },
    tool: 'adr_check',
    args: { base: 'HEAD~1' },
    expect: changed(['src/b.ts'], 'HEAD~1'),
  },
  {
    title: 'lists the working tree alone, and says so, when there is no base',
    arrange: async ({ git, write }) => {
      await git('branch', '--move', 'main', 'trunk');
      await write({ 'src/a.ts': 'changed\n' });
      return {};
    },
    tool: 'adr_check',
    expect: changed(['src/a.ts'], null),
  },
  {
    title: 'is no-such-base when the base does not exist',
    tool: 'adr_check',
    args: { base: rejected },
    expect: { code: 'no-such-base' },
  },
  {
    title: 'is no-merge-base when the histories have nothing in common',
    arrange: async ({ git }) => {
      const tree = await git('hash-object', '-t', 'tree', '-w', '/dev/null');
      await git('update-ref', 'refs/heads/alone', await git('commit-tree', '-m', 'Alone', tree));
      return {};
    },
    tool: 'adr_check',
    args: { base: 'alone' },
    expect: { code: 'no-merge-base' },
  },
  {
    title: 'is shallow when the history ends too early',
    arrange: async ({ root, top, git, write, commit }) => {
      await git('branch', 'side');
      for (const number of [2, 3]) {
        await write({ 'src/b.ts': `${number}\n` });
        await commit(`Commit ${number}`);
      }
      await git('switch', '--quiet', 'side');
      await write({ 'src/c.ts': 'c\n' });
      await commit('Aside');
      await git('clone', '--quiet', '--depth=1', '--no-single-branch', `file://${root}`, '../shallow');
      return { workspace: `${top}/shallow` };
    },
    tool: 'adr_check',
    args: { base: 'origin/main' },
    expect: { code: 'shallow' },
  },
  {
    title: 'is unborn when there is no commit yet and a base is given',
    arrange: async ({ git }) => {
      await git('update-ref', '-d', 'HEAD');
      return {};
    },
    tool: 'adr_check',
    args: { base: 'main' },
    expect: { code: 'unborn' },
  },
  {
    title: 'is git-missing when there is no git on PATH',
    arrange: async ({ top }) => ({ env: { PATH: `${top}/bin` } }),
    tool: 'adr_check',
    expect: { code: 'git-missing' },
  },
  {
    title: 'is git-too-old when git would ignore a setting that keeps the call safe',
    arrange: async ({ top, program }) => {
      await program('git', 'echo git version 2.37.9');
      return { env: { PATH: `${top}/bin` } };
    },
    tool: 'adr_check',
    expect: { code: 'git-too-old' },
  },
  {
    title: 'is git-failed when git does not do what it should',
    arrange: async ({ top, program }) => {
      await program(
        'git',
        'case "$*" in *version*) echo git version 2.47.0;; *) echo boom >&2; exit 99;; esac',
      );
      return { env: { PATH: `${top}/bin:/usr/bin:/bin` } };
    },
    tool: 'adr_check',
    expect: { code: 'git-failed' },
  },
];
