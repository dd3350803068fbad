import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runProcess } from '../../src/process/run.ts';
import type { RunRequest, RunResult } from '../../src/process/types.ts';
import { endAll, processesWith, survivors } from './survivors.ts';

let cwd: string;
beforeEach(() => void (cwd = mkdtempSync(join(tmpdir(), 'end-process-'))));
afterEach(() => {
  endAll(cwd);
  rmSync(cwd, { recursive: true, force: true });
});

/** The folder's own path in the environment marks the program and all it starts. */
const sh = (script: string, more: Partial<RunRequest> = {}): Promise<RunResult> =>
  runProcess({
    file: '/bin/sh',
    args: ['-c', script],
    cwd,
    env: { PATH: '/usr/bin:/bin', HOME: cwd },
    stdoutLimitBytes: 1000,
    stderrLimitBytes: 100,
    deadlineMs: 10_000,
    signal: new AbortController().signal,
    ...more,
  });

async function timed(call: Promise<RunResult>): Promise<{ result: RunResult; ms: number }> {
  const started = performance.now();
  const result = await call;
  return { result, ms: performance.now() - started };
}

const stubborn =
  'trap "" TERM INT HUP; (trap "" TERM INT HUP; sleep 61; sleep 62) & while :; do sleep 63; done';

describe('a call that must end', () => {
  it('ends a program at its deadline [outcome-timed-out]', async () => {
    const { result, ms } = await timed(sh('sleep 60', { deadlineMs: 100 }));
    expect(result).toEqual({ kind: 'timed-out' });
    expect(ms).toBeGreaterThanOrEqual(95);
    expect(ms).toBeLessThan(5000);
    expect(await survivors(cwd)).toEqual([]);
  });

  it('ends a program and its children that ignore every polite signal [cli-tree-ended]', async () => {
    const { result, ms } = await timed(sh(stubborn, { deadlineMs: 200 }));
    expect(result).toEqual({ kind: 'timed-out' });
    expect(ms).toBeLessThan(5000);
    expect(await survivors(cwd)).toEqual([]);
  });

  it('ends at once when it is cancelled [outcome-cancelled] [cli-tree-ended]', async () => {
    const controller = new AbortController();
    const call = timed(sh('sleep 60 & sleep 60', { signal: controller.signal }));
    while (processesWith(cwd).length < 3) await sleep(10);
    const cancelled = performance.now();
    controller.abort();
    expect((await call).result).toEqual({ kind: 'cancelled' });
    expect(performance.now() - cancelled).toBeLessThan(5000);
    expect(await survivors(cwd)).toEqual([]);
  });

  it('starts nothing when it was cancelled before', async () => {
    const result = await sh('echo started > marker', { signal: AbortSignal.abort() });
    expect(result).toEqual({ kind: 'cancelled' });
    expect(await survivors(cwd)).toEqual([]);
  });

  it('ends the children too when the program prints too much [cli-stdout-cap]', async () => {
    expect(await sh('sleep 60 & while :; do echo yyyyyyyyyyyyyyyyyyyyyyyy; done')).toEqual({
      kind: 'output-too-large',
    });
    expect(await survivors(cwd)).toEqual([]);
  });

  it('gives a program the time to end politely', async () => {
    const script = 'trap "echo bye > said; exit 0" TERM; while :; do sleep 0.02; done';
    await sh(script, { deadlineMs: 200 });
    const { result } = await timed(sh('cat said'));
    expect(result.kind === 'exited' && result.stdout.toString()).toBe('bye\n');
  });
});

describe('a program that leaves others behind', () => {
  it('is over as soon as it exits, and they end with it [cli-tree-ended]', async () => {
    const { result, ms } = await timed(sh('echo said; (trap "" TERM HUP; sleep 60) & exit 1'));
    expect(result.kind === 'exited' && [result.exitCode, result.stdout.toString()]).toEqual([1, 'said\n']);
    expect(ms).toBeLessThan(5000);
    expect(await survivors(cwd)).toEqual([]);
  });

  it('is over soon even when one has left its process group and still holds its stdout', async () => {
    const { result, ms } = await timed(sh('echo said; setsid sleep 60 & sleep 0.2; exit 0'));
    expect(result.kind === 'exited' && result.stdout.toString()).toBe('said\n');
    expect(ms).toBeLessThan(5000);
  });
});
