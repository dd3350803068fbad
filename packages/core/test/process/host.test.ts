import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { endAll, processesWith, survivors } from './survivors.ts';

const repository = join(import.meta.dirname, '../../../..');
let folder: string;

/** A host is a process of its own, on a Node that may not read TypeScript: it gets the runner as JavaScript. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'process-host-'));
  const options = [
    '--target',
    'es2023',
    '--module',
    'nodenext',
    '--rewriteRelativeImportExtensions',
    '--types',
    'node',
  ];
  execFileSync(
    join(repository, 'node_modules/.bin/tsc'),
    ['--ignoreConfig', join(import.meta.dirname, '../../src/process/run.ts'), '--outDir', folder, ...options],
    { cwd: repository, stdio: 'inherit' },
  );
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
}, 60_000);
afterEach(() => endAll(folder));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a host that runs one shell script through the runner; `before` and `more` are code of the host's own. */
function host(script: string, more = '', before = ''): ChildProcess {
  const code = `
    import { runProcess } from './run.js';
    ${before}
    const call = runProcess({ file: '/bin/sh', args: ['-c', ${JSON.stringify(script)}], cwd: '/',
      env: { PATH: '/usr/bin:/bin', HOME: ${JSON.stringify(folder)} }, stdoutLimitBytes: 1000,
      stderrLimitBytes: 1000, deadlineMs: 600_000, signal: new AbortController().signal });
    ${more}`;
  const file = join(folder, 'host.js');
  writeFileSync(file, code);
  return spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'inherit'], env: {} });
}

async function running(): Promise<void> {
  while (processesWith(folder).length < 2) await sleep(10);
}

async function ended(child: ChildProcess): Promise<unknown> {
  return (
    child.exitCode ?? child.signalCode ?? (await once(child, 'exit').then(([code, signal]) => code ?? signal))
  );
}

const stubborn = 'trap "" TERM INT HUP; (trap "" TERM INT HUP; sleep 61) & sleep 62; sleep 63';

describe('the end of the host', () => {
  it('ends what it had started, by process.exit [cli-tree-ended]', async () => {
    const child = host(stubborn, 'setTimeout(() => process.exit(7), 300);');
    await running();
    expect(await ended(child)).toBe(7);
    expect(await survivors(folder)).toEqual([]);
  });

  it('ends what it had started, by an exception', async () => {
    const code =
      'process.on("uncaughtException", () => process.exit(9)); setTimeout(() => { throw 1 }, 300);';
    const child = host(stubborn, code);
    await running();
    expect(await ended(child)).toBe(9);
    expect(await survivors(folder)).toEqual([]);
  });

  it.each(['SIGTERM', 'SIGINT', 'SIGHUP'] as const)(
    'by %s ends what it had started, and it dies of it',
    async (signal) => {
      const child = host(stubborn);
      await running();
      child.kill(signal);
      expect(await ended(child)).toBe(signal);
      expect(await survivors(folder)).toEqual([]);
    },
  );

  it('by a signal that comes while a program is being started ends that program', async () => {
    // The signal is there when the program is, and before `spawn` has returned.
    const before = `
      import programs from 'node:child_process';
      import { syncBuiltinESMExports } from 'node:module';
      const { spawn } = programs;
      programs.spawn = (...given) => {
        const child = spawn(...given);
        process.kill(process.pid, 'SIGTERM');
        return child;
      };
      syncBuiltinESMExports();`;
    expect(await ended(host(stubborn, '', before))).toBe('SIGTERM');
    expect(await survivors(folder)).toEqual([]);
  });

  it.each(['on', 'once'])(
    'by a signal the host answers itself is the host’s own affair: %s',
    async (listen) => {
      const code = `process.${listen}("SIGTERM", () => setTimeout(() => process.exit(5), 200));`;
      const child = host(stubborn, '', code);
      await running();
      child.kill('SIGTERM');
      await sleep(50);
      expect(processesWith(folder).length).toBeGreaterThan(1);
      expect(await ended(child)).toBe(5);
      expect(await survivors(folder)).toEqual([]);
    },
  );
});

it('holds no host open once the call is over, long before its deadline', async () => {
  const started = performance.now();
  const child = host(
    'setsid sleep 60 & sleep 0.1; echo said',
    'console.log((await call).stdout.toString());',
  );
  const printed: Buffer[] = [];
  child.stdout?.on('data', (chunk: Buffer) => printed.push(chunk));
  expect(await ended(child)).toBe(0);
  expect(performance.now() - started).toBeLessThan(5000);
  expect(Buffer.concat(printed).toString()).toBe('said\n\n');
});
