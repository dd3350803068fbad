import { readdirSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const squeezed = (text: string): string => text.replaceAll(/ +/gu, ' ');

describe('what needs attention', () => {
  it('is ADRKIT_CLI that cannot be used: exit 1, why, and what to do [engine-adrkit-cli-unusable]', async () => {
    const { code, out } = await bench.run(['doctor'], { env: { ADRKIT_CLI: path.join(bench.base, 'gone') } });
    expect(code).toBe(1);
    expect(squeezed(out)).toContain(' ✗ ADRKIT_CLI There is no such file.\n');
    expect(out).toContain('Needs attention');
    expect(out).toContain('Correct or unset ADRKIT_CLI');
  });

  it('is an engine that fails when it is asked', async () => {
    const file = bench.file('tools/adr', '#!/bin/sh\nexit 3\n', 0o755);
    const { code, out } = await bench.run(['doctor', '--json'], { env: { ADRKIT_CLI: file } });
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({
      ok: false,
      answer: { ok: false, code: 'cli-failed', exitCode: 3 },
    });
  });

  it('is a directory that is not there', async () => {
    for (const more of [{ cwd: path.join(bench.base, 'gone') }, { cwd: undefined }, { cwd: bench.home }]) {
      const { code, out } = await bench.run(['doctor'], more);
      expect(code).toBe(1);
      expect(out).toContain('No directory is known to answer for.');
      expect(out).toContain('--cwd DIR');
    }
  });

  it('is a repository without records', async () => {
    rmSync(path.join(bench.root, 'docs'), { recursive: true });
    const { code, out } = await bench.run(['doctor']);
    expect(code).toBe(1);
    expect(out).toContain('No folder of decision records was found.');
  });

  it('is no git that is there, where no directory is answered for', async () => {
    for (const cwd of ['/', bench.home]) {
      const adr = bench.file('home/bin/adr', '#!/bin/sh\nexit 3\n', 0o755);
      const env = { PATH: `${path.dirname(adr)}:/usr/bin:/bin` };
      const { code, out } = await bench.run(['doctor'], {
        cwd,
        env,
        installFolders: [path.dirname(bench.file('ours/package.json', '{}'))],
      });
      expect([code, out.includes('not found'), out.includes('in the repository')]).toEqual([1, false, false]);
    }
  });

  it.each([
    ['.adr-dir', '../x', '../x (named by .adr-dir)'],
    ['docs/adr', '/dev', 'docs/adr (found)'],
    ['docs/adr', 'adr', 'docs/adr (the usual place)'],
  ])(
    'is a folder of records that leads out, and which one: %s to %s [corpus-symlink-escape]',
    async (at, to, row) => {
      rmSync(path.join(bench.root, 'docs/adr'), { recursive: true });
      if (at === '.adr-dir') {
        bench.file('x/0001.md', '');
        bench.file('repo/.adr-dir', `${to}\n`);
      } else symlinkSync(to, path.join(bench.root, at));
      const { code, out } = await bench.run(['doctor']);
      expect(code).toBe(1);
      expect(squeezed(out)).toContain(
        ` ✓ Work tree ${bench.root}\n ✗ Records ${row}, leads out of the repository\n`,
      );
    },
  );

  it('is an engine that PRECEDENT_ENGINE asks for and that is not there', async () => {
    const { code, out } = await bench.run(['doctor'], { env: { PRECEDENT_ENGINE: 'external' } });
    expect([code, out.includes('unset ADRKIT_CLI')]).toEqual([1, false]);
    expect(out).toContain('PRECEDENT_ENGINE=external asks for an adr command, and there is none.');
    expect(squeezed(out)).toContain(' – Records docs/adr (found), not asked\n');
  });

  it('is a folder in ADRKIT_DIR that is not there', async () => {
    for (const env of [{}, { PRECEDENT_ENGINE: 'external' }]) {
      const { code, out } = await bench.run(['doctor'], { env: { ADRKIT_DIR: '/no/such/folder', ...env } });
      expect(code).toBe(1);
      expect(squeezed(out)).toContain(' ✗ Records /no/such/folder (ADRKIT_DIR), not there\n');
    }
  });

  it('is a missing git, while the rest still answers', async () => {
    const { code, out } = await bench.run(['doctor'], { env: { PATH: '' } });
    expect(code).toBe(1);
    expect(squeezed(out)).toContain(' ✗ git not found\n');
    expect(squeezed(out)).toContain(' ✓ Records docs/adr (found), 1 record');
  });

  it('is a folder of ours that cannot be written, while the rest still answers [home-not-writable]', async () => {
    const blocked = bench.file('blocked', '');
    const { code, out } = await bench.run(['doctor'], { env: { PRECEDENT_HOME: blocked } });
    expect(code).toBe(1);
    expect(squeezed(out)).toContain(` ✗ state ${blocked}/state (cannot be written)\n`);
    expect(squeezed(out)).toContain(' ✓ Records docs/adr (found), 1 record');
  });

  it('is a folder of ours inside the repository [home-outside-root]', async () => {
    const { code, out } = await bench.run(['doctor'], {
      env: { XDG_CONFIG_HOME: path.join(bench.root, '.config') },
    });
    expect(code).toBe(1);
    expect(out).toContain('inside the repository, so not used');
    expect(readdirSync(bench.root).sort()).toEqual(['.git', 'docs']);
  });

  it('is a user without a home', async () => {
    const { code, out } = await bench.run(['doctor'], { home: undefined });
    expect([code, out.includes('there is no home directory')]).toEqual([1, true]);
  });

  it('is a Node that is too old', async () => {
    for (const [nodeVersion, exit] of [
      ['v18.20.0', 1],
      ['v20.18.3', 1],
      ['v21.7.3', 1],
      ['v22.11.0', 1],
      ['v22.12.0', 0],
      ['v24.0.0', 0],
    ] as const) {
      expect([nodeVersion, (await bench.run(['doctor'], { nodeVersion })).code]).toEqual([nodeVersion, exit]);
    }
  });
});
