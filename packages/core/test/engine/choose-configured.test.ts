import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answering, choose, told } from './choosing.ts';
import { createBench, ours, type Bench } from './programs.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const envTrust = 'repository-may-set';

describe('a program from the user’s configuration of the host', () => {
  it('answers where a repository may set the environment, whatever that says', async () => {
    const cli = bench.program('named/adr', ours);
    const env = { ADRKIT_CLI: bench.program('other/adr', ours), PRECEDENT_ENGINE: 'embedded' };
    expect(answering(await choose(bench.root, env, { envTrust, cli }))).toBe(cli);
    expect(answering(await choose(bench.root, env, { envTrust }))).toBe('embedded');
  });

  it('is refused when it is no absolute path, and nothing else is tried', async () => {
    bench.program('named/adr', ours);
    for (const cli of ['adr', './adr', 'C:\\adr.exe']) {
      const choice = await choose(bench.root, { PATH: join(bench.base, 'named') }, { envTrust, cli });
      expect(answering(choice)).toBe('cli-unresolved');
      expect(told(choice)[0]).toBe('ADRKIT_CLI unusable not-absolute');
    }
  });

  it('is refused in the repository, also where a link outside leads there', async () => {
    const inside = bench.program(join('repo', 'adr'), ours);
    const link = join(bench.base, 'link');
    symlinkSync(inside, link);
    for (const cli of [inside, link]) {
      const choice = await choose(bench.root, {}, { envTrust, cli });
      expect(answering(choice)).toBe('cli-unresolved');
      expect(told(choice)[0]).toBe('ADRKIT_CLI unusable in-repository');
    }
  });
});
