import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, choose, told } from './choosing.ts';
import { createBench, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

describe('ADRKIT_CLI', () => {
  it('names the program by its path, before all others [engine-adrkit-cli]', async () => {
    const named = bench.program('named/my adr', ours);
    bench.program('path/adr', ours);
    const choice = await choose(bench.root, { ADRKIT_CLI: named, PATH: join(bench.base, 'path') });
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
    expect(
      answering(await choose(bench.root, { ADRKIT_CLI: 'other-adr', PATH: join(bench.base, 'path') })),
    ).toBe(named);
  });

  it('may name a program inside the repository, since the user did', async () => {
    const named = bench.program('repo/tools/adr', ours);
    expect(answering(await choose(bench.root, { ADRKIT_CLI: named }))).toBe(named);
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
      const choice = await choose(bench.root, env);
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
    const choice = await choose(bench.root, { ADRKIT_CLI: value, PATH: path });
    expect([answering(choice), told(choice)[0]]).toEqual(['cli-unresolved', `ADRKIT_CLI unusable ${reason}`]);
  });

  it('that is empty counts as unset', async () => {
    expect(answering(await choose(bench.root, { ADRKIT_CLI: '' }))).toBe('embedded');
    expect(answering(await choose(bench.root, { ADRKIT_CLI: '  ' }))).toBe('embedded');
  });
});

describe('the repository’s own adr', () => {
  it('answers when the user allows it, before PATH [engine-repository-gated]', async () => {
    const own = bench.program('repo/node_modules/.bin/adr', ours);
    bench.program('path/adr', ours);
    const path = join(bench.base, 'path');
    expect(answering(await choose(bench.root, { ADRKIT_ALLOW_REPO_CLI: '1', PATH: path }))).toBe(own);
  });

  it.each(['', '0', 'true', 'yes', ' 1'])(
    'does not answer when the variable is %j [engine-repository-gated]',
    async (value) => {
      bench.program('repo/node_modules/.bin/adr', ours);
      const choice = await choose(bench.root, { ADRKIT_ALLOW_REPO_CLI: value });
      expect([answering(choice), told(choice)[1]]).toEqual([
        'embedded',
        'repository passed-over not-allowed',
      ]);
    },
  );

  it('is passed over when it is not there or not a program', async () => {
    const env = { ADRKIT_ALLOW_REPO_CLI: '1' };
    expect(told(await choose(bench.root, env))[1]).toBe('repository passed-over not-there');
    bench.program('repo/node_modules/.bin/adr', ours, 0o644);
    const choice = await choose(bench.root, env);
    expect([answering(choice), told(choice)[1]]).toEqual([
      'embedded',
      'repository passed-over not-executable',
    ]);
  });
});
