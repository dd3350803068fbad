import { appendFileSync, existsSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { getEventListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { askOnce } from '../../src/engine/ask-once.ts';
import type { ContractAnswer } from '../../src/engine/contract-check.ts';
import { engineFiles } from '../../src/engine/files.ts';
import { runProcess } from '../../src/process/run.ts';
import { processesWith, survivors } from '../process/survivors.ts';
import { adrTools, createBench, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const ask = (file: string, signal = new AbortController().signal): Promise<ContractAnswer> =>
  askOnce({
    program: { file, args: [], named: file },
    identity: engineFiles.identity(file) ?? '',
    env: { PATH: '/usr/bin:/bin', HOME: bench.base },
    runProcess,
    signal,
  });
const starts = (file: string): string[] =>
  existsSync(`${file}.log`) ? readFileSync(`${file}.log`, 'utf8').trim().split('\n') : [];
const slow = 'echo "$@" >> "$0.log"; sleep 30 & sleep 30';

describe('a program is asked for its contract', () => {
  it('once, however often and by however many calls at a time [engine-asked-once]', async () => {
    const file = bench.program('adr', ours);
    const answers = await Promise.all([ask(file), ask(file), ask(file)]);
    answers.push(await ask(file));
    expect(answers).toHaveLength(4);
    for (const answer of answers) expect(answer).toEqual({ speaks: true, version: '1.2.3' });
    expect(starts(file)).toEqual(['--version --json']);
  });

  it('once also when it is another program [engine-asked-once]', async () => {
    const file = bench.program('adr', adrTools);
    for (let n = 0; n < 3; n += 1)
      expect(await ask(file)).toEqual({ speaks: false, reason: 'other-program' });
    expect(starts(file)).toEqual(['--version --json', 'help']);
  });

  it('again when the file has changed', async () => {
    const file = bench.program('adr', adrTools);
    await ask(file);
    bench.program('adr', ours);
    utimesSync(file, 1, 1);
    expect(await ask(file)).toEqual({ speaks: true, version: '1.2.3' });
  });

  it('for 2 seconds, and then it does not count as ours, nor is it asked again [engine-asked-once]', async () => {
    const file = bench.program('adr', slow);
    const started = performance.now();
    expect(await ask(file)).toEqual({ speaks: false, reason: 'no-answer' });
    expect(performance.now() - started).toBeGreaterThan(1900);
    expect(performance.now() - started).toBeLessThan(4000);
    expect(await survivors(bench.base)).toEqual([]);
    expect(await ask(file)).toEqual({ speaks: false, reason: 'no-answer' });
    expect(starts(file)).toHaveLength(1);
  });

  it('outside the repository, with an environment of its own', async () => {
    const file = bench.program('bin/adr', 'pwd > "$HOME/where"; env > "$HOME/env"; exit 3');
    process.env['PLANTED'] = 'canary';
    await ask(file);
    delete process.env['PLANTED'];
    expect(readFileSync(join(bench.base, 'where'), 'utf8').trim()).toBe(join(bench.base, 'bin'));
    expect(readFileSync(join(bench.base, 'env'), 'utf8')).not.toContain('canary');
  });
});

describe('a cancelled call', () => {
  it('stops waiting, and the others still get the answer', async () => {
    const file = bench.program('adr', `sleep 0.3\n${ours}`);
    const controller = new AbortController();
    const first = ask(file, controller.signal);
    const second = ask(file);
    controller.abort();
    expect(await first).toEqual({ speaks: false, reason: 'cancelled' });
    expect(await second).toEqual({ speaks: true, version: '1.2.3' });
    expect(starts(file)).toHaveLength(1);
  });

  it('ends the program when nobody else waits, and it is asked anew later', async () => {
    const file = bench.program('adr', `trap "" TERM; test -e "$0.fast" || sleep 30\n${ours}`);
    const controller = new AbortController();
    const call = ask(file, controller.signal);
    await sleep(100);
    controller.abort();
    expect(await call).toEqual({ speaks: false, reason: 'cancelled' });
    expect(processesWith(bench.base)).toEqual([]);
    appendFileSync(`${file}.fast`, '');
    expect(await ask(file)).toEqual({ speaks: true, version: '1.2.3' });
  });

  it('leaves no listener on its signal', async () => {
    const file = bench.program('adr', ours);
    const { signal } = new AbortController();
    await ask(file, signal);
    await ask(file, signal);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });
});

describe('what counts as an answer of ours', () => {
  it.each([
    ['another contract', `echo '{"name":"x","version":"1.0.0","contract":"other/0.8"}'`],
    ['a contract whose keys we do not know', `echo '{"name":"x","version":"1.0.0","contract":"adrkit/1.0"}'`],
    ['no name', `echo '{"version":"1.0.0","contract":"adrkit/0.8"}'`],
    ['no object', `echo '"adrkit/0.8"'`],
    ['null', 'echo null'],
    ['help that names two of three', 'test "$1" = help && echo "adr lint, adr check"'],
    [
      'help that names them for another program',
      'test "$1" = help && echo "xadr lint adr checks adr explains"',
    ],
    ['the right answer with exit code 1', `${ours}\nexit 1`],
    ['too much', 'yes'],
  ])('is not %s', async (_, lines) => {
    expect(await ask(bench.program('adr', lines))).toEqual({ speaks: false, reason: 'other-program' });
  });
});
