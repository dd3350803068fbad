import { spawn } from 'node:child_process';
import { openSync, closeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { program } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';

/** More than any pipe holds. */
const manyRecords = () => {
  const ids = Array.from({ length: 400 }, (_, i) => String(i + 1).padStart(4, '0'));
  const files = ids.map((id) => [
    `docs/adr/${id}-x.md`,
    aRecord({ id, title: `Number ${id} ${'word '.repeat(20)}` }),
  ]);
  return aFolder({ files: Object.fromEntries(files) });
};

function start(argv: readonly string[], cwd: string, stdout: 'pipe' | number) {
  const child = spawn(process.execPath, [program, ...argv], { cwd, stdio: ['ignore', stdout, 'pipe'] });
  let stderr = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (stderr += text));
  const ended = new Promise<{ code: number | null; stderr: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, stderr })),
  );
  return { child, ended };
}

describe('a reader that leaves early', () => {
  it.each([[['list', '--json']], [['list']], [['show', '0001']]])(
    'is no crash for %j, and the exit code stays that of the answer',
    async (argv) => {
      const { child, ended } = start(argv, manyRecords(), 'pipe');
      child.stdout?.destroy();
      expect(await ended).toEqual({ code: 0, stderr: '' });
    },
  );

  it('gets a whole answer when it is merely slow', async () => {
    const { child, ended } = start(['list', '--json'], manyRecords(), 'pipe');
    let text = '';
    child.stdout?.setEncoding('utf8');
    await new Promise((resolve) => setTimeout(resolve, 300));
    for await (const part of child.stdout ?? []) text += String(part);
    expect(await ended).toEqual({ code: 0, stderr: '' });
    expect((JSON.parse(text) as { records: unknown[] }).records).toHaveLength(400);
  });
});

describe.runIf(process.platform === 'linux')('a full disk', () => {
  it('is told and never passes for an answer [adr-exit-codes]', async () => {
    const full = openSync('/dev/full', 'w');
    try {
      const { ended } = start(['list', '--json'], manyRecords(), full);
      expect(await ended).toEqual({ code: 70, stderr: expect.stringContaining('ENOSPC') });
    } finally {
      closeSync(full);
    }
  });
});
