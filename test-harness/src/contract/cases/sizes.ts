import { expect } from 'vitest';
import { recordText } from '../record-text.ts';
import type { ContractCase } from '../types.ts';

const records = (count: number, facts: (index: number) => Partial<Parameters<typeof recordText>[0]>) =>
  Object.fromEntries(
    Array.from({ length: count }, (_, index) => {
      const id = String(index + 1000);
      const text = recordText({ id, title: `Decision number ${id}`, affects: ['src/**'], ...facts(index) });
      return [`docs/adr/${id}-decision.md`, text];
    }),
  );

/** Answers that are far larger than any host takes. The suite measures every answer; these say what must be left. */
export const sizeCases: readonly ContractCase[] = [
  {
    title: 'about a file that 500 decisions govern',
    arrange: async ({ write }) => {
      await write(records(500, () => ({ decision: 'We do it as it is written here. '.repeat(12) })));
      return {};
    },
    tool: 'adr_explain',
    args: { path: 'src/a.ts' },
    expect: {
      exitCode: 0,
      view: {
        report: { history: [], activeProposals: [], path: 'src/a.ts' },
        bounded: {
          lists: [{ list: 'governing', total: 501 }],
          how: expect.stringMatching(/read the records/u),
        },
      },
    },
  },
  {
    title: 'about records with thousands of findings',
    arrange: async ({ write }) => {
      const supersedes = Array.from({ length: 40 }, (_, index) => `"${9000 + index}"`).join(', ');
      const wrong = Object.entries(records(250, () => ({}))).map(([name, text]) => [
        name,
        text.replace('affects:', `supersedes: [${supersedes}]\naffects:`),
      ]);
      await write(Object.fromEntries(wrong));
      return {};
    },
    tool: 'adr_lint',
    expect: {
      exitCode: 1,
      view: { report: { checked: 251 }, bounded: { lists: [{ list: 'findings', total: 10_000 }] } },
    },
  },
  {
    title: 'of an adr whose report has a shape nobody knows',
    arrange: async ({ program }) => ({
      env: {
        ADRKIT_CLI: await program(
          'adr',
          'printf \'{"text":"\'; head -c 400000 /dev/zero | tr "\\0" x; printf \'"}\'',
        ),
      },
    }),
    tool: 'adr_lint',
    expect: { exitCode: 0, view: { report: { text: expect.stringMatching(/^x+…$/u) }, bounded: {} } },
  },
];
