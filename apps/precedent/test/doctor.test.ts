import { mkdirSync, readdirSync } from 'node:fs';
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
