import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBench, type Bench } from './bench.ts';

let bench: Bench;
beforeEach(() => void (bench = createBench()));
afterEach(() => bench.remove());

const adrTools = '#!/bin/sh\necho "usage: adr COMMAND: config, generate, help, init, link, list, new"\n';
const foreign = `#!/bin/sh
case "$1" in
--version) echo '{"name":"adr","version":"3.2.1","contract":"adrkit/0.8"}' ;;
*) echo '{"checked":7,"findings":[{"severity":"error"},{"severity":"warn"},{"severity":"warn"},{}]}'; exit 1 ;;
esac
`;
const squeezed = (text: string): string => text.replaceAll(/ +/gu, ' ');

describe('precedent doctor in a repository with records', () => {
  it('says what would answer and why, and exits 0 [doctor-why]', async () => {
    const { code, out, err } = await bench.run(['doctor']);
    expect([code, err]).toEqual([0, '']);
    const lines = squeezed(out);
    expect(lines).toContain(` ✓ Directory ${bench.root} (current directory)\n`);
    expect(lines).toContain(` ✓ Work tree ${bench.root}\n`);
    expect(lines).toContain(' ✓ Records docs/adr (found), 1 record, 0 errors, 0 warnings\n');
    expect(lines).toContain(' ✓ built in No adr command comes before it, so the built-in engine answers.\n');
    expect(lines).toContain(' – ADRKIT_CLI ADRKIT_CLI is not set.\n');
    expect(lines).toContain(
      ` ✓ state ${bench.home}/.local/state/precedent (not there yet, can be created)\n`,
    );
    expect(lines).toMatch(/ ✓ git \d+\.\d+/u);
    expect(lines).toContain('\nEverything would answer.\nNext: adr explain FILE');
  });

  it('writes nothing, neither in the repository nor at home [home-repository-untouched]', async () => {
    await bench.run(['doctor']);
    expect([readdirSync(bench.home), readdirSync(bench.root).sort()]).toEqual([[], ['.git', 'docs']]);
  });

  it('names an adr on PATH that it passed over, and why [doctor-why] [engine-path-contract]', async () => {
    const file = bench.file('tools/adr', adrTools, 0o755);
    const { code, out } = await bench.run(['doctor'], {
      env: { PATH: `${path.dirname(file)}:/usr/bin:/bin` },
    });
    expect(code).toBe(0);
    expect(squeezed(out)).toContain(
      ` – PATH It is another program called adr: it does not speak our contract.\n ${file}\n`,
    );
    expect(squeezed(out)).toContain(' ✓ Engine built in');
  });

  it('names the foreign adr that answers, its version, and what it says', async () => {
    const file = bench.file('tools/adr', foreign, 0o755);
    const { code, out } = await bench.run(['doctor'], {
      env: { PATH: `${path.dirname(file)}:/usr/bin:/bin` },
    });
    expect(code).toBe(0);
    expect(squeezed(out)).toContain(` ✓ Engine ${file}, 3.2.1\n`);
    expect(squeezed(out)).toContain(' ✓ Records docs/adr (found), 7 records, 1 error, 2 warnings\n');
    expect(out).toContain('Next: adr lint');
  });

  it('says the same as data [doctor-json]', async () => {
    const file = bench.file('tools/adr', adrTools, 0o755);
    const { code, out } = await bench.run(['doctor', '--json'], {
      env: { PATH: `${path.dirname(file)}:/usr/bin:/bin` },
    });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({
      name: 'precedent',
      ok: true,
      directory: { path: bench.root, from: 'current directory' },
      place: { ok: true, root: bench.root, workTree: true, corpus: { shown: 'docs/adr', origin: 'found' } },
      engine: {
        ok: true,
        answers: { kind: 'embedded' },
        considered: [
          { candidate: 'ADRKIT_CLI', verdict: 'passed-over', reason: 'not-set' },
          { candidate: 'repository', verdict: 'passed-over', reason: 'not-allowed' },
          { candidate: 'PATH', verdict: 'passed-over', reason: 'other-program', file },
          { candidate: 'embedded', verdict: 'chosen', reason: 'nothing-before-it' },
        ],
      },
      answer: { ok: true, records: 1, errors: 0, warnings: 0 },
      changed: { ok: true, base: null },
      node: { version: 'v20.19.0', supported: true },
      attention: [],
    });
  });

  it('names the other folders that would also do', async () => {
    mkdirSync(path.join(bench.root, 'docs/decisions'));
    const { out } = await bench.run(['doctor']);
    expect(out).toContain('docs/decisions would also do, and is not read');
  });
});

describe('where it looks', () => {
  it('follows --cwd, also a relative one, before PRECEDENT_CWD', async () => {
    const elsewhere = { cwd: bench.base, env: { PRECEDENT_CWD: bench.home } };
    for (const directory of [bench.root, 'repo', 'repo/docs']) {
      const { code, out } = await bench.run(['doctor', '--cwd', directory], elsewhere);
      expect(code).toBe(0);
      expect(squeezed(out)).toContain(` ✓ Work tree ${bench.root}\n`);
    }
  });

  it('follows PRECEDENT_CWD, and says so', async () => {
    const { code, out } = await bench.run(['doctor'], {
      cwd: bench.base,
      env: { PRECEDENT_CWD: bench.root },
    });
    expect(code).toBe(0);
    expect(out).toContain(`${bench.root} (PRECEDENT_CWD)`);
  });

  it('follows --dir', async () => {
    bench.file('repo/other/0001-x.md', 'no record');
    const { out } = await bench.run(['doctor', '--dir', 'other']);
    expect(squeezed(out)).toContain('Records other (--dir), 1 record, 1 error');
    expect(out).toContain('docs/adr would also do');
  });
});

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

describe('the environment', () => {
  it('is shown by name and value where it counts, and by name alone where it does not', async () => {
    const env = {
      ADRKIT_DIR: 'docs/adr',
      PRECEDENT_TOKEN: 'canary-1',
      ADRKIT_MCP_DIR: 'canary-2',
      OTHER: 'canary-3',
    };
    const { code, out } = await bench.run(['doctor'], { env });
    expect(code).toBe(0);
    expect(squeezed(out)).toContain(' ✓ ADRKIT_DIR docs/adr\n');
    expect(squeezed(out)).toContain(' – PRECEDENT_TOKEN not known to Precedent, ignored\n');
    expect(squeezed(out)).toContain(' – ADRKIT_MCP_DIR not known to Precedent, ignored\n');
    for (const flags of [[], ['--json']]) {
      expect((await bench.run(['doctor', ...flags], { env })).out).not.toMatch(/canary|OTHER/u);
    }
  });

  it.each([
    ['PRECEDENT_TIMEOUT_MS', '5', '30000 is used'],
    ['PRECEDENT_ENGINE', 'imbedded', 'auto is used'],
    ['PRECEDENT_HOME', 'relative', 'it is ignored'],
    ['PRECEDENT_MAX_RESULT_BYTES', 'many', 'the usual limit is used'],
    ['ADRKIT_ALLOW_REPO_CLI', 'yes', 'it is ignored'],
  ])('needs attention when %s is %j [cli-deadline]', async (name, value, says) => {
    const { code, out } = await bench.run(['doctor'], { env: { [name]: value } });
    expect(code).toBe(1);
    expect(out).toContain(`${name} has a value that it cannot have.`);
    expect(out).toContain(says);
  });
});

it('shows no control character from outside', async () => {
  const env = { ADRKIT_DIR: 'docs/\u001B[31mred\u202E\nadr' };
  for (const flags of [[], ['--json']]) {
    const { out } = await bench.run(['doctor', ...flags], { env });
    expect(out).not.toMatch(/[\u0000-\u0009\u000B-\u001F\u202E]/u);
  }
});

it('does not take the file that a repository names for a directory of ours', async () => {
  writeFileSync(path.join(bench.root, '.adr-dir'), '../outside\n');
  rmSync(path.join(bench.root, 'docs'), { recursive: true });
  expect((await bench.run(['doctor'])).code).toBe(1);
});
