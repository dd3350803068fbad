import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runVitest } from '../../../scripts/lib/vitest.mjs';
import { repositoryRoot } from '../../src/source/tracked.ts';

const files: Record<string, string> = {
  'good.test.mjs': `import { expect, it } from 'vitest';
    it('adds', () => expect(1 + 1).toBe(2));
    it.each([1, 2])('is %i', (n) => expect(n).toBeLessThan(3));
    it.runIf(false)('waits for another machine', () => {});`,
  'bad.test.mjs': `import { describe, beforeAll, expect, it } from 'vitest';
    it('subtracts', () => expect(2 - 1).toBe(2));
    describe('prepared', () => { beforeAll(() => { throw new Error('no preparation'); }); it('runs', () => {}); });`,
  'broken.test.mjs': `import './is-not-there.mjs';`,
  'late.test.mjs': `import { it } from 'vitest';
    it('leaves something behind', () => { void Promise.reject(new Error('nobody waited')); });`,
};

describe('a run of tests', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(path.join(os.tmpdir(), 'precedent-vitest-'));
    await symlink(path.join(repositoryRoot, 'node_modules'), path.join(root, 'node_modules'), 'junction');
    await mkdir(path.join(root, 'packages'));
    for (const [name, text] of Object.entries(files))
      await writeFile(path.join(root, 'packages', name), text);
  });
  afterAll(() => rm(root, { recursive: true, force: true }));

  const run = async (...filters: string[]) => {
    const seen: number[] = [];
    const ran = await runVitest(root, process.execPath, filters, (tests) => seen.push(tests));
    return { ...ran, seen };
  };

  it('counts every test that passes and every one that is left out', async () => {
    const { counts, ofPackages, seen } = await run('good');
    expect(counts).toEqual({ passed: 3, failed: 0, skipped: 1 });
    expect(ofPackages).toBe(4);
    expect(seen).toEqual([4]);
  });

  it('counts a failed test and a failed preparation, and shows both with what was expected', async () => {
    const { counts, output } = await run('bad');
    expect(counts).toMatchObject({ passed: 0, failed: 2 });
    expect(output).toContain('subtracts');
    expect(output).toMatch(/expected 1 to be 2/);
    expect(output).toContain('no preparation');
  });

  it('counts a file that cannot be loaded', async () => {
    const { counts, output } = await run('broken');
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
    expect(output).toContain('is-not-there.mjs');
  });

  it('counts an error that no test waited for', async () => {
    const { counts, output } = await run('late');
    expect(counts).toEqual({ passed: 1, failed: 1, skipped: 0 });
    expect(output).toContain('nobody waited');
  });

  it('fails when it finds nothing to run', async () => {
    const { counts } = await run('no-such-file');
    expect(counts).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('fails when Node cannot be started', async () => {
    const { counts, output } = await runVitest(root, path.join(root, 'no-node'), [], () => {});
    expect(counts.failed).toBe(1);
    expect(output).toContain('ENOENT');
  });
});
