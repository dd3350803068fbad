import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, choose, told } from './choosing.ts';
import { createBench, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

describe('without anything in the environment', () => {
  it('the embedded engine answers, and every other is accounted for [engine-embedded] [doctor-why]', async () => {
    const choice = await choose(bench.root, {});
    expect(answering(choice)).toBe('embedded');
    expect(told(choice)).toEqual([
      'ADRKIT_CLI passed-over not-set',
      'repository passed-over not-allowed',
      'PATH passed-over not-on-path',
      'embedded chosen nothing-before-it',
    ]);
    for (const { sentence } of choice.considered) expect(sentence).toMatch(/^[A-Z].*\.$/u);
  });

  it('no process is started for it [engine-embedded] [budget-processes]', async () => {
    const never = (): never => expect.fail('a process was started');
    expect(answering(await choose(bench.root, { PATH: '/usr/bin:/bin' }, { runProcess: never }))).toBe(
      'embedded',
    );
  });

  it('the repository’s own adr does not answer, wherever it lies [engine-env-only]', async () => {
    for (const folder of ['node_modules/.bin', 'bin', '.']) bench.program(join('repo', folder, 'adr'), ours);
    const path = [join(bench.root, 'bin'), bench.root, '', '.', 'node_modules/.bin', '/usr/bin'].join(':');
    const choice = await choose(bench.root, { PATH: path });
    expect(answering(choice)).toBe('embedded');
    expect(told(choice).slice(2)).toEqual([
      'PATH passed-over in-repository',
      'PATH passed-over in-repository',
      'embedded chosen nothing-before-it',
    ]);
  });
});

describe('PRECEDENT_ENGINE', () => {
  it('pins the embedded engine, whatever else is set [engine-pinned]', async () => {
    const named = bench.program('named/adr', ours);
    const choice = await choose(bench.root, {
      PRECEDENT_ENGINE: 'embedded',
      ADRKIT_CLI: named,
      PATH: join(bench.base, 'named'),
    });
    expect(told(choice)).toEqual([
      'ADRKIT_CLI passed-over pinned',
      'repository passed-over pinned',
      'PATH passed-over pinned',
      'embedded chosen asked-for',
    ]);
  });

  it('pins an external one, and without one nothing answers [engine-pinned]', async () => {
    const file = bench.program('path/adr', ours);
    const env = { PRECEDENT_ENGINE: 'external' };
    expect(answering(await choose(bench.root, { ...env, PATH: join(bench.base, 'path') }))).toBe(file);
    const none = await choose(bench.root, env);
    expect([answering(none), told(none)[3]]).toEqual(['cli-unresolved', 'embedded passed-over pinned']);
  });

  it('as auto, or as anything else, pins nothing [engine-pinned]', async () => {
    for (const value of ['auto', 'AUTO', '', 'other']) {
      expect(answering(await choose(bench.root, { PRECEDENT_ENGINE: value }))).toBe('embedded');
    }
  });
});

describe('an environment that a repository may have set', () => {
  it('chooses nothing: neither by ADRKIT_, nor PRECEDENT_, nor PATH [engine-untrusted-env]', async () => {
    const named = bench.program('path/adr', ours);
    bench.program('repo/node_modules/.bin/adr', ours);
    const env = {
      ADRKIT_CLI: named,
      ADRKIT_ALLOW_REPO_CLI: '1',
      PRECEDENT_ENGINE: 'external',
      PATH: join(bench.base, 'path'),
    };
    const never = (): never => expect.fail('a process was started');
    const choice = await choose(bench.root, env, { envTrust: 'repository-may-set', runProcess: never });
    expect(told(choice)).toEqual([
      'ADRKIT_CLI passed-over not-trusted',
      'repository passed-over not-trusted',
      'PATH passed-over not-trusted',
      'embedded chosen nothing-before-it',
    ]);
  });
});

it('is cancelled with the call', async () => {
  const choice = await choose(bench.root, {}, { signal: AbortSignal.abort() });
  expect(answering(choice)).toBe('cancelled');
});
