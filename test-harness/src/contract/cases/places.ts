import path from 'node:path';
import { recordText } from '../record-text.ts';
import type { ContractCase } from '../types.ts';

const other = (at: string) => ({
  [`${at}/0007-other.md`]: recordText({ id: '0007', title: 'Other', affects: ['src/**'] }),
});
const explain = { tool: 'adr_explain', args: { path: 'src/a.ts' } } as const;
const checkedOne = { exitCode: 0, view: { report: { checked: 1 } } } as const;

/** Where the root and the records are, seen through an adapter. */
export const placeCases: readonly ContractCase[] = [
  {
    title: 'from a folder below is answered from the root of the repository',
    arrange: async ({ root, write }) => {
      await write({ 'src/deep/er/x.ts': '' });
      return { workspace: path.join(root, 'src/deep/er') };
    },
    ...explain,
    expect: { exitCode: 0, governing: ['docs/adr/0001-use-queues.md'] },
  },
  {
    title: 'from a linked worktree is answered from that worktree',
    arrange: async ({ top, git }) => {
      await git('worktree', 'add', '--quiet', '../linked');
      return { workspace: path.join(top, 'linked') };
    },
    tool: 'adr_check',
    expect: { exitCode: 0, view: { source: { corpus: 'docs/adr', base: 'main' } } },
  },
  {
    title: 'from a folder without a repository is answered there',
    arrange: async ({ top, write }) => {
      await write(other('../plain/docs/decisions'));
      return { workspace: path.join(top, 'plain') };
    },
    ...explain,
    expect: { exitCode: 0, governing: ['docs/decisions/0007-other.md'] },
  },
  {
    title: 'about a change outside a repository is not-work-tree',
    arrange: async ({ top, write }) => {
      await write(other('../plain/docs/adr'));
      return { workspace: path.join(top, 'plain') };
    },
    tool: 'adr_check',
    expect: { code: 'not-work-tree' },
  },
  {
    title: 'about a change inside a bare repository that the clone carries is not-work-tree',
    arrange: async ({ root, write }) => {
      await write({
        'docs/evil.git/HEAD': 'ref: refs/heads/main\n',
        'docs/evil.git/objects/x': '',
        'docs/evil.git/refs/x': '',
      });
      return { workspace: path.join(root, 'docs/evil.git') };
    },
    tool: 'adr_check',
    expect: { code: 'not-work-tree' },
  },
  {
    title: 'from the home directory is no-workspace, although that is a repository',
    arrange: async ({ root }) => ({ workspace: root, env: { HOME: root } }),
    ...explain,
    expect: { code: 'no-workspace' },
  },
  {
    title: 'from the root of the file system is no-workspace',
    arrange: async () => ({ workspace: path.parse(process.cwd()).root }),
    tool: 'adr_lint',
    expect: { code: 'no-workspace' },
  },
  {
    title: 'from a directory that has gone is no-workspace',
    arrange: async ({ top }) => ({ workspace: path.join(top, 'gone') }),
    tool: 'adr_lint',
    expect: { code: 'no-workspace' },
  },
  {
    title: 'without any directory is no-workspace, and says how to set it',
    arrange: async () => ({ workspace: undefined }),
    tool: 'adr_lint',
    expect: { code: 'no-workspace' },
  },
  {
    title: 'is answered from the folder that it names, and tells of the others',
    arrange: async ({ write }) => {
      await write(other('design/decisions'));
      return {};
    },
    tool: 'adr_lint',
    args: { dir: './design/decisions/' },
    expect: { exitCode: 0, view: { source: { corpus: 'design/decisions', otherCorpora: ['docs/adr'] } } },
  },
  {
    title: 'is answered from the folder in ADRKIT_DIR, also outside the repository',
    arrange: async ({ top, write }) => {
      await write(other('../common/adr'));
      return { env: { ADRKIT_DIR: path.join(top, 'common/adr') } };
    },
    tool: 'adr_lint',
    expect: checkedOne,
  },
  {
    title: 'is answered from the folder that .adr-dir names',
    arrange: async ({ root, git, write }) => {
      await git('mv', 'docs/adr', 'decided');
      await write({ '.adr-dir': 'decided\n' });
      return { workspace: root };
    },
    tool: 'adr_lint',
    expect: { exitCode: 0, view: { source: { corpus: 'decided', otherCorpora: [] } } },
  },
  {
    title: 'is symlink-escape when the records lie behind a link that leads out',
    arrange: async ({ git, link, write }) => {
      await git('rm', '-r', '--quiet', 'docs');
      await write(other('../outside/adr'));
      await link('docs', '../outside');
      return {};
    },
    tool: 'adr_lint',
    expect: { code: 'symlink-escape' },
  },
  {
    title: 'is symlink-escape when dir leads out to a folder whose name starts alike',
    arrange: async ({ link, write }) => {
      await write(other('../repo-evil/adr'));
      await link('alike', '../repo-evil');
      return {};
    },
    tool: 'adr_lint',
    args: { dir: 'alike/adr' },
    expect: { code: 'symlink-escape' },
  },
  {
    title: 'is corpus-not-found when there are no records',
    arrange: async ({ git }) => {
      await git('rm', '-r', '--quiet', 'docs');
      return {};
    },
    tool: 'adr_lint',
    expect: { code: 'corpus-not-found' },
  },
  {
    title: 'is answered although one named file leads out, and calls it unreadable',
    arrange: async ({ link, write }) => {
      await write({ '../outside/secret.ts': '// @adr 0001\n' });
      await link('lib/secret.ts', '../../outside/secret.ts');
      return {};
    },
    tool: 'adr_check',
    args: { paths: ['lib/secret.ts', 'src/a.ts'] },
    expect: {
      exitCode: 0,
      governing: ['docs/adr/0001-use-queues.md'],
      view: { report: { markerScan: { unreadablePaths: ['lib/secret.ts'] } } },
    },
  },
];
