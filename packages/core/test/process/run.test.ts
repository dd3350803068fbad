import { getEventListeners } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProcess } from '../../src/process/run.ts';
import type { RunRequest, RunResult } from '../../src/process/types.ts';

let cwd: string;
beforeAll(() => void (cwd = mkdtempSync(join(tmpdir(), 'run-process-'))));
afterAll(() => rmSync(cwd, { recursive: true, force: true }));

const run = (args: readonly string[], more: Partial<RunRequest> = {}): Promise<RunResult> =>
  runProcess({
    file: process.execPath,
    args,
    cwd,
    env: {},
    stdoutLimitBytes: 1000,
    stderrLimitBytes: 100,
    deadlineMs: 10_000,
    signal: new AbortController().signal,
    ...more,
  });
const js = (code: string, more?: Partial<RunRequest>): Promise<RunResult> => run(['-e', code], more);

/** What a program that exited printed, as text. */
function printed(result: RunResult): { exitCode: number; stdout: string; stderr: string } {
  if (result.kind !== 'exited') throw new Error(`it ended as ${result.kind}`);
  const { exitCode, stdout, stderr } = result;
  return { exitCode, stdout: stdout.toString(), stderr: stderr.toString() };
}

describe('a program that ends by itself', () => {
  it('is told by its exit code and both outputs', async () => {
    const result = await js('console.log("out"); console.error("err"); process.exitCode = 3');
    expect(printed(result)).toEqual({ exitCode: 3, stdout: 'out\n', stderr: 'err\n' });
  });

  it('runs in the directory asked for', async () => {
    expect(printed(await js('process.stdout.write(process.cwd())')).stdout).toBe(cwd);
  });

  it('finds its stdin at the end [cli-stdin-closed]', async () => {
    const code = 'require("fs").readFileSync(0).length';
    expect(printed(await js(`process.stdout.write(String(${code}))`)).stdout).toBe('0');
  });

  it('gets its arguments as they are, and no shell reads them [cli-no-shell]', async () => {
    const args = ['a&b', '$(touch x)', '`touch x`', '%PATH%', '"', '^', '>x', '; touch x', '*', ''];
    const result = await run([
      '-e',
      'process.stdout.write(JSON.stringify(process.argv.slice(1)))',
      '--',
      ...args,
    ]);
    expect(JSON.parse(printed(result).stdout)).toEqual(args);
    expect(readdirSync(cwd)).toEqual([]);
  });

  it('gets the environment asked for and nothing of ours [cli-environment]', async () => {
    process.env['NODE_V8_COVERAGE'] = join(cwd, 'coverage');
    process.env['PLANTED'] = 'canary';
    try {
      const result = await js('process.stdout.write(JSON.stringify(process.env))', { env: { ASKED: 'for' } });
      expect(JSON.parse(printed(result).stdout)).toEqual({ ASKED: 'for' });
    } finally {
      delete process.env['NODE_V8_COVERAGE'];
      delete process.env['PLANTED'];
    }
  });

  it('is told apart when a signal ended it', async () => {
    expect(await js('process.kill(process.pid, "SIGSEGV")')).toEqual({ kind: 'signalled' });
  });
});

describe('the caps', () => {
  const print = (bytes: number, stream = 'stdout'): string => `process.${stream}.write("x".repeat(${bytes}))`;

  it('let exactly the limit of stdout through and end the program at one byte more [cli-stdout-cap]', async () => {
    expect(printed(await js(print(1000))).stdout).toHaveLength(1000);
    expect(await js(print(1001))).toEqual({ kind: 'output-too-large' });
  });

  it('end a program that never stops printing', async () => {
    const started = performance.now();
    const result = await run(['-c', 'while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done'], {
      file: '/bin/sh',
    });
    expect(result).toEqual({ kind: 'output-too-large' });
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('keep the beginning of stderr, drop the rest, and let the program end by itself [cli-stderr-cap]', async () => {
    const result = printed(await js(`${print(1_000_000, 'stderr')}; console.log("done")`));
    expect(result).toEqual({ exitCode: 0, stdout: 'done\n', stderr: 'x'.repeat(100) });
  });

  it('keep every byte of a large output that ends with the program', async () => {
    const limit = 8 * 1024 * 1024;
    const result = printed(await js(print(limit), { stdoutLimitBytes: limit }));
    expect(result.stdout).toHaveLength(limit);
  });
});

const starts: readonly (readonly [string, Partial<RunRequest>, RunResult])[] = [
  ['there is none', { file: '/nowhere/adr' }, { kind: 'not-started', reason: 'no-such-program' }],
  ['its directory is gone', { cwd: '/nowhere' }, { kind: 'not-started', reason: 'no-such-directory' }],
  [
    'its directory is a file',
    { cwd: import.meta.filename },
    { kind: 'not-started', reason: 'no-such-directory' },
  ],
  ['it is a directory', { file: '/usr' }, { kind: 'not-started', reason: 'not-permitted' }],
  ['it may not be started', { file: import.meta.filename }, { kind: 'not-started', reason: 'not-permitted' }],
  ['an argument holds NUL', { args: ['a\0b'] }, { kind: 'not-started', reason: 'other' }],
  ['its name is too long', { file: `/${'x'.repeat(5000)}` }, { kind: 'command-line-too-long' }],
  [
    'its command line is too long',
    { args: Array.from({ length: 5000 }, () => 'x'.repeat(1000)) },
    { kind: 'command-line-too-long' },
  ],
];

describe('a program that cannot start', () => {
  it.each(starts)('says so when %s [outcome-command-line]', async (_, more, result) => {
    expect(await run(['-e', ''], more)).toEqual(result);
  });
});

describe('what a call leaves in this process', () => {
  it('is no listener, however it ended', async () => {
    const controller = new AbortController();
    const { signal } = controller;
    const names = ['exit', 'SIGINT', 'SIGTERM', 'SIGHUP'];
    const before = names.map((name) => process.listenerCount(name));
    const calls = Array.from({ length: 8 }, (_, n) => js(`process.exitCode = ${n}`, { signal }));
    expect(process.listenerCount('exit')).toBe((before[0] ?? 0) + 1);
    await Promise.all([
      ...calls,
      run([], { signal, file: '/nowhere/adr' }),
      js('for(;;);', { signal, deadlineMs: 50 }),
    ]);
    expect(names.map((name) => process.listenerCount(name))).toEqual(before);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('is no open file', async () => {
    const open = (): number => readdirSync('/proc/self/fd').length;
    await js('');
    const before = open();
    for (let n = 0; n < 10; n += 1) await js('console.log(1)');
    await js('for(;;);', { deadlineMs: 50 });
    expect(open()).toBeLessThanOrEqual(before + 1);
  });
});
