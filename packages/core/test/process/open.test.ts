import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openProcess, type OpenProcess, type ProcessEnd } from '../../src/process/open.ts';
import { endAll, processesWith, survivors } from './survivors.ts';

let marker: string;
beforeAll(() => void (marker = mkdtempSync(join(tmpdir(), 'open-'))));
afterAll(() => {
  endAll(marker);
  rmSync(marker, { recursive: true, force: true });
});

interface Opened {
  readonly program: OpenProcess;
  readonly ended: Promise<ProcessEnd>;
  readonly stdout: () => string;
}

function open(script: string, file = '/bin/sh'): Opened {
  let text = '';
  let tell = (_end: ProcessEnd): void => {};
  const ended = new Promise<ProcessEnd>((resolve) => (tell = resolve));
  const program = openProcess({
    file,
    args: ['-c', script],
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', MARKER: marker },
    stdinLimitBytes: 1000,
    onStdout: (chunk) => void (text += chunk.toString()),
    onEnd: tell,
  });
  return { program, ended, stdout: () => text };
}

const stubborn = 'trap "" TERM HUP; (trap "" TERM HUP; sleep 61) & echo up; sleep 62; sleep 63';

describe('a program that stays', () => {
  it('answers what it is sent', async () => {
    const { program, ended, stdout } = open('read line; echo "got $line"; exit 3');
    expect(program.write('one\n')).toBe(true);
    expect(await ended).toEqual({ kind: 'exited' });
    expect(stdout()).toBe('got one\n');
    expect(program.write('two\n')).toBe(false);
  });

  it('is ended within two seconds though it and its child ignore the polite signal', async () => {
    const { program, ended, stdout } = open(stubborn);
    while (!stdout().includes('up')) await sleep(10);
    const started = performance.now();
    await Promise.all([program.end(), program.end()]);
    expect(performance.now() - started).toBeLessThan(2000);
    expect(await ended).toEqual({ kind: 'signalled' });
    expect(await survivors(marker)).toEqual([]);
  });

  it('takes the child that holds its stdout with it when it dies', async () => {
    const started = performance.now();
    const { ended, stdout } = open('sleep 64 & echo last; exit 0');
    expect(await ended).toEqual({ kind: 'exited' });
    expect(performance.now() - started).toBeLessThan(1500);
    expect(stdout()).toBe('last\n');
    expect(await survivors(marker)).toEqual([]);
  });

  it('refuses to be sent more than it reads', async () => {
    const { program } = open('sleep 65');
    // More than a pipe of any system takes in before its reader reads.
    expect(program.write('x'.repeat(4_000_000))).toBe(true);
    expect(program.write('y')).toBe(false);
    await program.end();
  });

  it.each([
    ['/nowhere/at/all', 'no-such-program'],
    ['/etc/passwd', 'not-permitted'],
  ])('that cannot be started (%s) is told once', async (file, reason) => {
    const { program, ended } = open('', file);
    expect(await ended).toEqual({ kind: 'not-started', reason });
    expect(program.write('x')).toBe(false);
    await program.end();
  });

  it('survives a write to a pipe that was closed', async () => {
    const { program, ended } = open('exec 0<&-; sleep 0.2');
    for (let count = 0; count < 20; count += 1) {
      program.write('into nothing\n');
      await sleep(5);
    }
    expect(await ended).toEqual({ kind: 'exited' });
  });

  it('leaves no listener on the process behind', async () => {
    const before = process.listenerCount('exit');
    const { program } = open('sleep 66');
    expect(process.listenerCount('exit')).toBe(before + 1);
    await program.end();
    expect(process.listenerCount('exit')).toBe(before);
    expect(processesWith(marker)).toEqual([]);
  });
});
