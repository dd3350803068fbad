import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostsWanted } from '../../../scripts/lib/hosts.mjs';
import { startProgress } from '../../../scripts/lib/progress.mjs';
import { floorNode, judgeClone, prepare, runGate } from '../../../scripts/lib/steps.mjs';
import { recordedOutput } from '../../src/recorded-output.ts';
import { repositoryRoot } from '../../src/source/tracked.ts';

describe('a gate', () => {
  const gate = { name: 'types', package: 'typescript', command: 'tsc', next: 'Run: pnpm typecheck' };

  it('counts as one passed check when its tool is content', async () => {
    const { stream, text } = recordedOutput({ terminal: false });
    const counts = await runGate(repositoryRoot, { ...gate, args: ['--version'] }, stream);
    expect(counts).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(text()).toMatch(/^✓ types \d+\.\d s\n$/);
  });

  it('counts as one failed check, shows what the tool said and what to run', async () => {
    const { stream, text } = recordedOutput({ terminal: false });
    const counts = await runGate(repositoryRoot, { ...gate, args: ['--noSuchOption'] }, stream);
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(text()).toMatch(/✗ types [^]*noSuchOption[^]*Run: pnpm typecheck/);
  });
});

describe('the state of the clone', () => {
  const judge = (before: string | null, after: string | null) => {
    const { stream, text } = recordedOutput({ terminal: false });
    return { ...judgeClone(before, after, stream), text: text() };
  };

  it('fails a run that leaves a file in a clean clone, and names the file [repository-clean]', () => {
    expect(judge('', '')).toMatchObject({ passed: 1, failed: 0 });
    const left = judge('', '?? docs/left-behind.txt\n');
    expect(left).toMatchObject({ passed: 0, failed: 1 });
    expect(left.text).toContain('docs/left-behind.txt');
  });

  it('says nothing of a clone that somebody is working in, nor of a folder that is no clone', () => {
    expect(judge(' M a.ts\n', ' M a.ts\n?? b.ts\n')).toMatchObject({ failed: 0 });
    expect(judge(null, null)).toMatchObject({ failed: 0 });
  });
});

describe('a preparation', () => {
  it('counts only when it fails, and then says why', async () => {
    const { stream, text } = recordedOutput({ terminal: false });
    expect(await prepare(Promise.resolve(null), stream)).toBeNull();
    expect(await prepare(Promise.resolve('no npm'), stream)).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(text()).toBe('no npm\n');
  });
});

describe('other Node versions', () => {
  it('are wanted in CI and on request only', () => {
    const here = process.platform === 'linux' && process.arch === 'x64';
    expect(hostsWanted({ CI: 'true' })).toBe(here);
    expect(hostsWanted({ PRECEDENT_HOSTS: '1' })).toBe(here);
    expect(hostsWanted({ PRECEDENT_HOSTS: '0' })).toBe(false);
    expect(hostsWanted({})).toBe(false);
  });

  it('give the floor when they are there', async () => {
    expect(await floorNode(repositoryRoot, true)).toMatch(/node-20/);
  });
});

describe('progress', () => {
  afterEach(() => vi.useRealTimers());

  it('is silent for a second, then says now and then what is going on', () => {
    vi.useFakeTimers();
    const { stream, text } = recordedOutput({ terminal: false });
    const progress = startProgress('tests', stream);
    vi.advanceTimersByTime(900);
    expect(text()).toBe('');
    progress.detail = '12 tests done';
    vi.advanceTimersByTime(20_000);
    expect(text().split('\n')).toEqual([
      '  … tests 1.0 s, 12 tests done',
      '  … tests 16.0 s, 12 tests done',
      '',
    ]);
    progress.end(true, '12 passed');
    expect(text()).toMatch(/✓ tests 20\.9 s, 12 passed\n$/);
    vi.advanceTimersByTime(60_000);
    expect(text()).toMatch(/12 passed\n$/);
  });

  it('rewrites one line on a terminal', () => {
    vi.useFakeTimers();
    const { stream, text } = recordedOutput({ terminal: true });
    const progress = startProgress('tests', stream);
    vi.advanceTimersByTime(2000);
    progress.end(false);
    expect(text()).toBe('\r\u001B[2K  … tests 1.0 s\r\u001B[2K  … tests 2.0 s\r\u001B[2K✗ tests 2.0 s\n');
  });
});
