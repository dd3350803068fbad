import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { adr } from './support/adr.ts';
import { aRecord } from './support/record.ts';
import { aFolder } from './support/repository.ts';

const sound = aRecord({ affects: ['src/**'] });
/** Enough for the machine of a busy build; the same call on a small folder takes a tenth of a second. */
const most = { milliseconds: 5000, megabytes: 128 };

interface Report {
  readonly governing: readonly { recordId: string }[];
  readonly findings: readonly { rule: string; path?: string; message: string }[];
  readonly unreadable: { count: number; paths: readonly string[] };
}

/** Within a heap of bounded size, so that memory without bounds ends the process instead of passing. */
async function bounded(argv: readonly string[], cwd: string) {
  const started = performance.now();
  const ran = await adr(argv, { cwd, nodeOptions: [`--max-old-space-size=${most.megabytes}`] });
  expect(performance.now() - started).toBeLessThan(most.milliseconds);
  return { code: ran.code, report: JSON.parse(ran.stdout) as Report, stderr: ran.stderr };
}

describe('a record of 10 MB', () => {
  it('is read in its first part, lint says so, and the others answer [input-big-record]', async () => {
    const big = sound.replace('"0001"', '"0002"') + 'All work and no play.\n'.repeat(500_000);
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': sound, 'docs/adr/0002-big.md': big } });
    const { code, report } = await bounded(['explain', '--json', 'src/a.ts'], cwd);
    expect(code).toBe(0);
    expect(report.governing).toMatchObject([{ recordId: '0001' }, { recordId: '0002' }]);
    const lint = await bounded(['lint', '--json'], cwd);
    expect(lint.report.findings).toMatchObject([
      { rule: 'record-truncated', severity: 'warn', path: 'docs/adr/0002-big.md' },
    ]);
  });
});

describe('a line of 5 MB', () => {
  it('in a record is bounded, and the others answer [input-long-line]', async () => {
    const long = sound.replace('"0001"', '"0002"').replace('Keep state', 'x'.repeat(5_000_000));
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': sound, 'docs/adr/0002-long.md': long } });
    const { report } = await bounded(['explain', '--json', 'src/a.ts'], cwd);
    expect(report.governing).toMatchObject([{ recordId: '0001' }]);
    expect(report.unreadable.paths).toEqual(['docs/adr/0002-long.md']);
  });

  it('in the file asked about is searched in its first 8 KiB only, and that is said [input-long-line]', async () => {
    const cwd = aFolder({
      files: { 'docs/adr/0001-state.md': sound, 'src/a.ts': `// ${'x'.repeat(5_000_000)}` },
    });
    const { report } = await bounded(['explain', '--json', 'src/a.ts'], cwd);
    expect(report).toMatchObject({ governing: [{ recordId: '0001' }], markers: { truncated: true } });
    const human = await adr(['explain', 'src/a.ts'], { cwd });
    expect(human.stdout).toContain('@adr markers were looked for in its first 8 KiB only.');
  });
});

describe('a folder of 20,000 files', () => {
  it('is read up to a limit, and the answer says so [input-many-files]', async () => {
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': sound } });
    const dir = path.join(cwd, 'docs/adr');
    mkdirSync(dir, { recursive: true });
    for (let i = 2; i <= 20_000; i++) {
      const id = String(i).padStart(5, '0');
      writeFileSync(path.join(dir, `${id}-x.md`), aRecord({ id, affects: [`lib/${i}/**`] }));
    }
    const { report } = await bounded(['explain', '--json', 'src/a.ts'], cwd);
    expect(report.governing).toMatchObject([{ recordId: '0001' }]);
    const lint = await bounded(['lint', '--json'], cwd);
    expect(lint.report.findings).toContainEqual(expect.objectContaining({ rule: 'corpus-limit' }));
  }, 60_000);
});

describe('a change of 4,000 files', () => {
  it('is answered whole; beyond 3,000 markers are not looked for, and that is said', async () => {
    const cwd = aFolder({ files: { 'docs/adr/0001-state.md': sound } });
    const files = Array.from({ length: 4000 }, (_, i) => `src/${i}.ts`);
    const { code, report } = await bounded(['check', '--json', ...files], cwd);
    expect(code).toBe(0);
    expect(report).toMatchObject({
      markerScan: { totalCandidates: 4000, limit: 3000, counts: { skipped: 1000 } },
      findings: [{ rule: 'marker-scan-capped' }],
    });
  });
});
