import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseEngine } from '../../src/engine/choose.ts';
import type { Choice, ChoiceRequest, Environment } from '../../src/engine/types.ts';
import { runProcess } from '../../src/process/run.ts';
import { adrTools, adrkit, createBench, embedded, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const choose = (env: Environment, more: Partial<ChoiceRequest> = {}): Promise<Choice> =>
  chooseEngine({
    env,
    envTrust: 'user',
    root: bench.root,
    platform: process.platform,
    node: process.execPath,
    embedded,
    runProcess,
    signal: new AbortController().signal,
    ...more,
  });

/** `embedded`, the file that answers, or the failure's code. */
function answering(choice: Choice): string {
  if (!choice.ok) return choice.code;
  const { identity } = choice.engine;
  return identity.kind === 'embedded' ? 'embedded' : identity.executable;
}

/** Candidate, verdict and reason of each, as a person would list them. */
const told = (choice: Choice): string[] =>
  choice.considered.map(({ candidate, verdict, reason }) => `${candidate} ${verdict} ${reason}`);

describe('without anything in the environment', () => {
  it('the embedded engine answers, and every other is accounted for [engine-embedded] [doctor-why]', async () => {
    const choice = await choose({});
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
    expect(answering(await choose({ PATH: '/usr/bin:/bin' }, { runProcess: never }))).toBe('embedded');
  });

  it('the repository’s own adr does not answer, wherever it lies [engine-env-only]', async () => {
    for (const folder of ['node_modules/.bin', 'bin', '.']) bench.program(join('repo', folder, 'adr'), ours);
    const path = [join(bench.root, 'bin'), bench.root, '', '.', 'node_modules/.bin', '/usr/bin'].join(':');
    const choice = await choose({ PATH: path });
    expect(answering(choice)).toBe('embedded');
    expect(told(choice)).toContain('PATH passed-over not-on-path');
  });
});

describe('ADRKIT_CLI', () => {
  it('names the program by its path, before all others [engine-adrkit-cli]', async () => {
    const named = bench.program('named/my adr', ours);
    bench.program('path/adr', ours);
    const choice = await choose({ ADRKIT_CLI: named, PATH: join(bench.base, 'path') });
    expect(answering(choice)).toBe(named);
    expect(told(choice)).toEqual([
      'ADRKIT_CLI chosen named-by-user',
      'repository passed-over earlier-chosen',
      'PATH passed-over earlier-chosen',
      'embedded passed-over earlier-chosen',
    ]);
  });

  it('names it by a bare name that PATH leads to [engine-adrkit-cli]', async () => {
    const named = bench.program('path/other-adr', ours);
    expect(answering(await choose({ ADRKIT_CLI: 'other-adr', PATH: join(bench.base, 'path') }))).toBe(named);
  });

  it('may name a program inside the repository, since the user did', async () => {
    const named = bench.program('repo/tools/adr', ours);
    expect(answering(await choose({ ADRKIT_CLI: named }))).toBe(named);
  });

  it.each([
    ['there is nothing', 'none', 'not-there'],
    ['a directory', 'folder', 'not-a-file'],
    ['it may not be executed', 'plain', 'not-executable'],
    ['it is below a file', 'plain/adr', 'not-there'],
    ['it is a link to nothing', 'dangling', 'not-there'],
  ])(
    'that cannot be used is a failure and no other is tried: %s [engine-adrkit-cli-unusable]',
    async (_, name, reason) => {
      mkdirSync(join(bench.base, 'folder'));
      bench.program('plain', ours, 0o644);
      symlinkSync(join(bench.base, 'gone'), join(bench.base, 'dangling'));
      bench.program('path/adr', ours);
      bench.program('repo/node_modules/.bin/adr', ours);
      const env = {
        ADRKIT_CLI: join(bench.base, name),
        PATH: join(bench.base, 'path'),
        ADRKIT_ALLOW_REPO_CLI: '1',
      };
      const choice = await choose(env);
      expect(answering(choice)).toBe('cli-unresolved');
      expect(told(choice)).toEqual([
        `ADRKIT_CLI unusable ${reason}`,
        'repository passed-over earlier-unusable',
        'PATH passed-over earlier-unusable',
        'embedded passed-over earlier-unusable',
      ]);
    },
  );

  it.each([
    ['./adr', 'not-absolute'],
    ['bin/adr', 'not-absolute'],
    ['..', 'not-absolute'],
    ['~/adr', 'not-absolute'],
    [String.raw`C:\adr.exe`, 'not-absolute'],
    ['adr', 'name-not-on-path'],
    ['adr --flag', 'name-not-on-path'],
  ])('%j is not looked for in the repository [engine-adrkit-cli-unusable]', async (value, reason) => {
    for (const path of ['repo/adr', 'repo/bin/adr', 'adr']) bench.program(path, ours);
    const path = [join(bench.root, 'bin'), '.', ''].join(':');
    const choice = await choose({ ADRKIT_CLI: value, PATH: path });
    expect([answering(choice), told(choice)[0]]).toEqual(['cli-unresolved', `ADRKIT_CLI unusable ${reason}`]);
  });

  it('that is empty counts as unset', async () => {
    expect(answering(await choose({ ADRKIT_CLI: '' }))).toBe('embedded');
    expect(answering(await choose({ ADRKIT_CLI: '  ' }))).toBe('embedded');
  });
});

describe('the repository’s own adr', () => {
  it('answers when the user allows it, before PATH [engine-repository-gated]', async () => {
    const own = bench.program('repo/node_modules/.bin/adr', ours);
    bench.program('path/adr', ours);
    const path = join(bench.base, 'path');
    expect(answering(await choose({ ADRKIT_ALLOW_REPO_CLI: '1', PATH: path }))).toBe(own);
  });

  it.each(['', '0', 'true', 'yes', ' 1'])(
    'does not answer when the variable is %j [engine-repository-gated]',
    async (value) => {
      bench.program('repo/node_modules/.bin/adr', ours);
      const choice = await choose({ ADRKIT_ALLOW_REPO_CLI: value });
      expect([answering(choice), told(choice)[1]]).toEqual([
        'embedded',
        'repository passed-over not-allowed',
      ]);
    },
  );

  it('is passed over when it is not there or not a program', async () => {
    const env = { ADRKIT_ALLOW_REPO_CLI: '1' };
    expect(told(await choose(env))[1]).toBe('repository passed-over not-there');
    bench.program('repo/node_modules/.bin/adr', ours, 0o644);
    const choice = await choose(env);
    expect([answering(choice), told(choice)[1]]).toEqual([
      'embedded',
      'repository passed-over not-executable',
    ]);
  });
});

describe('an adr on PATH', () => {
  const pathOf = (...names: string[]): string => names.map((name) => join(bench.base, name)).join(':');

  it.each([
    ['ours', ours, '1.2.3'],
    ['adrkit’s', adrkit, '0.8.0'],
  ])('answers when it speaks our contract: %s [engine-path]', async (_, lines, version) => {
    const file = bench.program('path/adr', lines);
    const choice = await choose({ PATH: pathOf('path') });
    expect(answering(choice)).toBe(file);
    expect(choice.ok && choice.engine.identity).toEqual({
      kind: 'external',
      executable: file,
      chosenBy: 'PATH',
      version,
    });
  });

  it('is passed over when it is another program, and the next one is asked [engine-path-contract]', async () => {
    bench.program('tools/adr', adrTools);
    bench.program('npm/adr', 'echo "Usage: adr [options] [command]"; echo "  new, list, update, lint"');
    const file = bench.program('ours/adr', ours);
    const choice = await choose({ PATH: pathOf('tools', 'npm', 'ours') });
    expect(answering(choice)).toBe(file);
    expect(told(choice).slice(2)).toEqual([
      'PATH passed-over other-program',
      'PATH passed-over other-program',
      'PATH chosen speaks-contract',
      'embedded passed-over earlier-chosen',
    ]);
    expect(choice.considered.slice(2, 4).map((one) => one.file)).toEqual([
      join(bench.base, 'tools/adr'),
      join(bench.base, 'npm/adr'),
    ]);
  });

  it('leaves the answer to the embedded engine when it is another program [engine-path-contract]', async () => {
    bench.program('tools/adr', adrTools);
    expect(answering(await choose({ PATH: pathOf('tools') }))).toBe('embedded');
  });

  it('is passed over when the system cannot start it', async () => {
    writeFileSync(bench.program('broken/adr', ''), '#!/nowhere/interpreter\n');
    expect(told(await choose({ PATH: pathOf('broken') }))[2]).toBe('PATH passed-over not-started');
  });
});

describe('PRECEDENT_ENGINE', () => {
  it('pins the embedded engine, whatever else is set [engine-pinned]', async () => {
    const named = bench.program('named/adr', ours);
    const choice = await choose({
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
    expect(answering(await choose({ ...env, PATH: join(bench.base, 'path') }))).toBe(file);
    const none = await choose(env);
    expect([answering(none), told(none)[3]]).toEqual(['cli-unresolved', 'embedded passed-over pinned']);
  });

  it('as auto, or as anything else, pins nothing [engine-pinned]', async () => {
    for (const value of ['auto', 'AUTO', '', 'other']) {
      expect(answering(await choose({ PRECEDENT_ENGINE: value }))).toBe('embedded');
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
    const choice = await choose(env, { envTrust: 'repository-may-set', runProcess: never });
    expect(told(choice)).toEqual([
      'ADRKIT_CLI passed-over not-trusted',
      'repository passed-over not-trusted',
      'PATH passed-over not-trusted',
      'embedded chosen nothing-before-it',
    ]);
  });
});

it('is cancelled with the call', async () => {
  const choice = await choose({}, { signal: AbortSignal.abort() });
  expect(answering(choice)).toBe('cancelled');
});
