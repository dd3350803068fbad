import path from 'node:path';
import type { ContractCase } from '../types.ts';

/** `adr` commands that misbehave, and what a call with each of them is. */
const behaviours: readonly [title: string, script: string, expect: ContractCase['expect']][] = [
  [
    'is answered by the adr that ADRKIT_CLI names',
    'echo \'{"checked":41}\'',
    { exitCode: 0, view: { report: { checked: 41 } } },
  ],
  [
    'is data when that adr ends with 1 and a report',
    'echo \'{"checked":42}\'; exit 1',
    { exitCode: 1, view: { report: { checked: 42 } } },
  ],
  ['is cli-failed when that adr prints no report', 'echo hello', { code: 'cli-failed', exitCode: 0 }],
  ['is cli-failed when that adr prints a list', 'echo "[1]"', { code: 'cli-failed', exitCode: 0 }],
  [
    'is cli-failed with the exit code when that adr crashes',
    'echo "Error: x\n    at f (/home/me/x.js:1:1)" >&2; exit 70',
    { code: 'cli-failed', exitCode: 70 },
  ],
  ['is cli-killed when that adr is ended by a signal', 'kill -KILL $$', { code: 'cli-killed' }],
  [
    'is usage with the message of that adr',
    'echo "Corpus directory not found: docs/x" >&2; echo "    at f (/home/me/x.js:1:1)" >&2; exit 2',
    { code: 'usage', exitCode: 2, saying: /Corpus directory not found: docs\/x/u },
  ],
  [
    'is output-too-large when that adr prints more than 64 MiB',
    'head -c 68000000 /dev/zero',
    { code: 'output-too-large' },
  ],
];

/** What the `adr` command that the environment names can do to a call. */
export const programCases: readonly ContractCase[] = [
  ...behaviours.map(([title, script, expect]): ContractCase => ({
    title,
    arrange: async ({ program }) => ({ env: { ADRKIT_CLI: await program('adr', script) } }),
    tool: 'adr_lint',
    expect,
  })),
  {
    title: 'is cli-unresolved when ADRKIT_CLI names nothing, and nothing else is tried',
    arrange: async ({ top }) => ({ env: { ADRKIT_CLI: path.join(top, 'missing/adr') } }),
    tool: 'adr_lint',
    expect: { code: 'cli-unresolved' },
  },
  {
    title: 'is cli-not-started when that adr cannot be started',
    arrange: async ({ program, write }) => {
      const file = await program('adr', '');
      await write({ '../bin/adr': '#!/no/such/interpreter\n' });
      return { env: { ADRKIT_CLI: file } };
    },
    tool: 'adr_lint',
    expect: { code: 'cli-not-started' },
  },
  {
    title: 'is timed-out when that adr does not end',
    arrange: async ({ program }) => ({
      env: { ADRKIT_CLI: await program('adr', 'sleep 60'), PRECEDENT_TIMEOUT_MS: '1000' },
    }),
    tool: 'adr_lint',
    expect: { code: 'timed-out' },
  },
  {
    title: 'is command-line-too-long when the paths are more than the system takes',
    arrange: async ({ program, write }) => {
      const folder = `many/${Array(4).fill('x'.repeat(240)).join('/')}`;
      await write(Object.fromEntries(Array.from({ length: 2500 }, (_, index) => [`${folder}/${index}`, ''])));
      return { env: { ADRKIT_CLI: await program('adr', 'echo "{}"') } };
    },
    tool: 'adr_check',
    expect: { code: 'command-line-too-long' },
  },
  {
    title: 'is not answered by an adr on PATH that is another program',
    arrange: async ({ top, program }) => {
      await program('adr', 'echo "{\\"checked\\":99}"');
      return { env: { PATH: `${top}/bin:/usr/bin:/bin` } };
    },
    tool: 'adr_lint',
    expect: { exitCode: 0, view: { report: { checked: 1 }, source: { engine: 'embedded' } } },
  },
  {
    title: 'is not answered by the repository’s own adr',
    arrange: async ({ root, program }) => {
      await program('../repo/node_modules/.bin/adr', 'touch ran; echo "{\\"checked\\":99}"');
      return { env: { PATH: `${root}/node_modules/.bin:/usr/bin:/bin` } };
    },
    tool: 'adr_lint',
    expect: { exitCode: 0, view: { report: { checked: 1 }, source: { engine: 'embedded' } } },
  },
];
