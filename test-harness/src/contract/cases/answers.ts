import { expect } from 'vitest';
import { recordText } from '../record-text.ts';
import type { ContractCase } from '../types.ts';

const first = 'docs/adr/0001-use-queues.md';
const found = { root: /repo$/u, corpus: 'docs/adr', otherCorpora: [], engine: 'embedded' };

/** What the three tools answer from records as they should be. */
export const answerCases: readonly ContractCase[] = [
  {
    title: 'of adr_explain names the decision that governs the file',
    tool: 'adr_explain',
    args: { path: 'src/a.ts' },
    expect: {
      exitCode: 0,
      governing: [first],
      view: { report: { path: 'src/a.ts', governing: [{ recordId: '0001', summary: 'We use queues.' }] } },
    },
  },
  {
    title: 'of adr_explain about a file that is not there yet is answered',
    tool: 'adr_explain',
    args: { path: 'src/deep/new.ts' },
    expect: { exitCode: 0, governing: [first], view: { report: { markers: { state: 'absent' } } } },
  },
  {
    title: 'of adr_explain about a file that nothing governs says so',
    tool: 'adr_explain',
    args: { path: 'other/b.ts' },
    expect: { exitCode: 0, governing: [], view: { report: { unscoped: { scoped: 1 } } } },
  },
  {
    title: 'of adr_check with paths answers for each of them',
    tool: 'adr_check',
    args: { paths: ['src/a.ts', 'other/b.ts', 'no/such/file.ts'] },
    expect: {
      exitCode: 0,
      governing: [first],
      view: { report: { ok: true, changedFiles: ['no/such/file.ts', 'other/b.ts', 'src/a.ts'] } },
    },
  },
  {
    title: 'of adr_check is data with exit code 1 when a changed record is wrong',
    arrange: async ({ write }) => {
      await write({
        'docs/adr/0002-broken.md': recordText({ id: 'x', title: 'Broken', affects: ['lib/**'] }),
      });
      return {};
    },
    tool: 'adr_check',
    args: { paths: ['docs/adr/0002-broken.md'] },
    expect: { exitCode: 1, view: { report: { ok: false, changedRecords: ['docs/adr/0002-broken.md'] } } },
  },
  {
    title: 'of adr_check puts live decisions before proposals before history',
    arrange: async ({ write }) => {
      const affects = ['src/**'];
      await write({
        'docs/adr/0002-b.md': recordText({ id: '0002', title: 'Proposed', status: 'proposed', affects }),
        'docs/adr/0003-c.md': recordText({ id: '0003', title: 'Rejected', status: 'rejected', affects }),
      });
      return {};
    },
    tool: 'adr_check',
    args: { paths: ['src/a.ts'] },
    expect: {
      exitCode: 0,
      governing: [first],
      view: { report: { activeProposals: [{ recordId: '0002' }], history: [{ recordId: '0003' }] } },
    },
  },
  {
    title: 'of adr_lint finds healthy records healthy',
    tool: 'adr_lint',
    args: {},
    expect: { exitCode: 0, view: { report: { checked: 1, findings: [] } } },
  },
  {
    title: 'of adr_lint is data with exit code 1 when it finds an error',
    arrange: async ({ write }) => {
      await write({ 'docs/adr/0002-broken.md': '---\nid: "0002"\ntitle: [\n---\n' });
      return {};
    },
    tool: 'adr_lint',
    expect: { exitCode: 1, view: { report: { checked: 2 } } },
  },
  {
    title: 'says where its answer comes from',
    tool: 'adr_lint',
    expect: { exitCode: 0, view: { source: { ...found, root: expect.stringMatching(found.root) } } },
  },
  {
    title: 'shows the control characters in names of files and records',
    arrange: async ({ write }) => {
      const affects = ['src/**'];
      await write({ 'docs/adr/0002-\u001B[31mred.md': recordText({ id: '0002', title: 'Red', affects }) });
      await write({ 'src/\u0007bell.ts': '' });
      return {};
    },
    tool: 'adr_check',
    expect: {
      exitCode: 0,
      governing: ['docs/adr/0001-use-queues.md', 'docs/adr/0002-\\u{1b}[31mred.md'],
      view: { report: { changedFiles: ['docs/adr/0002-\\u{1b}[31mred.md', 'src/\\u{7}bell.ts'] } },
    },
  },
  {
    title: 'keeps names of files and records on one line',
    arrange: async ({ write }) => {
      const affects = ['src/**'];
      await write({
        'docs/adr/0002-two\twords.md': recordText({ id: '0002', title: 'Two', affects }),
        'docs/adr/0003-a\tbroken.md': '---\nid: "0003"\ntitle: [\n---\n',
        'src/a\n\tb.ts': '',
      });
      return {};
    },
    tool: 'adr_check',
    expect: {
      exitCode: 1,
      governing: ['docs/adr/0001-use-queues.md', 'docs/adr/0002-two\\u{9}words.md'],
      view: {
        report: {
          changedFiles: [
            'docs/adr/0002-two\\u{9}words.md',
            'docs/adr/0003-a\\u{9}broken.md',
            'src/a\\u{a}\\u{9}b.ts',
          ],
          findings: [{ path: 'docs/adr/0003-a\\u{9}broken.md' }],
          unreadable: { paths: ['docs/adr/0003-a\\u{9}broken.md'] },
          byFile: [
            { path: 'docs/adr/0002-two\\u{9}words.md' },
            { path: 'docs/adr/0003-a\\u{9}broken.md' },
            {
              path: 'src/a\\u{a}\\u{9}b.ts',
              decisions: [{}, { why: 'Its scope `src/**` covers src/a\\u{a}\\u{9}b.ts.' }],
            },
          ],
        },
      },
    },
  },
  {
    title: 'shows no command that writes records, and no invisible text',
    arrange: async ({ write }) => {
      const decision = 'Run adr new or npx adr\u00ADnew\u202E, then \u001B]0;title\u0007 see.';
      await write({
        'docs/adr/0002-b.md': recordText({
          id: '0002',
          title: 'adr  migrate it',
          affects: ['src/**'],
          decision,
        }),
      });
      return {};
    },
    tool: 'adr_explain',
    args: { path: 'src/a.ts' },
    expect: { exitCode: 0, view: { report: { governing: [{}, { title: 'adr  [removed] it' }] } } },
  },
];
