import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

const program = path.join(import.meta.dirname, '../dist/precedent.mjs');
let bench: Bench;
beforeAll(() => void (bench = createBench()));
afterAll(() => bench.remove());

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: bench.root,
    env: { PATH: process.env['PATH'], HOME: bench.home, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (printed.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (printed.err += chunk.toString()));
  const ended = once(child, 'close').then(([code]) => ({ code: code as number | null, ...printed }));
  return { child, ended };
}

describe('the built command', () => {
  it('exits with what the doctor found [doctor-json]', async () => {
    const { code, out, err } = await start(['doctor', '--json']).ended;
    expect([code, err]).toEqual([0, '']);
    expect(JSON.parse(out)).toMatchObject({ ok: true, directory: { path: bench.root } });
    expect((await start(['doctor'], { ADRKIT_CLI: '/nowhere/adr' }).ended).code).toBe(1);
    expect((await start(['nothing']).ended).code).toBe(2);
  });

  it('ends with the engine that it waits for when it is interrupted [cli-tree-ended]', async () => {
    const file = bench.file(
      'slow/adr',
      '#!/bin/sh\necho $$ > "$HOME/pid"\ntrap "" TERM INT\nsleep 60\nsleep 60\n',
      0o755,
    );
    const { child, ended } = start(['doctor'], { ADRKIT_CLI: file });
    const { readFileSync, existsSync } = await import('node:fs');
    const pidFile = path.join(bench.home, 'pid');
    while (!existsSync(pidFile) || readFileSync(pidFile, 'utf8') === '') await sleep(20);
    child.kill('SIGINT');
    expect((await ended).code).toBe(1);
    expect(existsSync(`/proc/${readFileSync(pidFile, 'utf8').trim()}`)).toBe(false);
  });
});
