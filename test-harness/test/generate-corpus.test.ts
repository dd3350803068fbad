import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '../src/built/run.ts';
import { generateCorpus } from '../src/generate-corpus.ts';
import { generateRecord } from '../src/generate-record.ts';
import { repositoryRoot } from '../src/source/tracked.ts';

const made = Array.from({ length: 200 }, (_, index) => generateRecord(index + 1, 200, 7));

describe('a generated corpus', async () => {
  const corpus = await generateCorpus({ records: 31, seed: 7 });
  afterAll(corpus.dispose);

  it('holds the records asked for and nothing else', async () => {
    const names = await readdir(path.join(corpus.root, corpus.dir));
    expect(names.map((name) => `${corpus.dir}/${name}`).sort()).toEqual([...corpus.records]);
    expect(names).toHaveLength(31);
  });

  it('gives lint nothing to say', async () => {
    const adr = path.join(repositoryRoot, 'apps/adr/dist/adr.mjs');
    const start = { node: process.execPath, file: adr, args: ['lint', '--json'], cwd: corpus.root };
    const ran = await runProgram(start);
    expect(JSON.parse(ran.stdout)).toMatchObject({ checked: 31, findings: [] });
  });

  it('has the file that its first record governs', async () => {
    expect(await readFile(path.join(corpus.root, corpus.governedFile), 'utf8')).not.toBe('');
    expect(await readFile(path.join(corpus.root, corpus.records[0] ?? ''), 'utf8')).toContain(
      'src/area-001/**',
    );
  });
});

describe('a generated record', () => {
  it('is the same for the same numbers, and another for another seed', () => {
    expect(generateRecord(3, 200, 7)).toEqual(made[2]);
    expect(generateRecord(3, 200, 8)).not.toEqual(made[2]);
  });

  it('has every status that a team meets, most of them accepted', () => {
    const statuses = made.map(({ text }) => /^status: (\w+)$/m.exec(text)?.[1]);
    expect(new Set(statuses)).toEqual(new Set(['accepted', 'proposed', 'rejected', 'superseded']));
    expect(statuses.filter((status) => status === 'accepted').length).toBeGreaterThan(100);
  });

  it('names its successor when superseded, and the successor names it', () => {
    const at = made.findIndex(({ text }) => text.includes('status: superseded'));
    const next = made[at + 1]?.name.slice(0, 4);
    expect(made[at]?.text).toContain(`supersededBy: "${next}"`);
    expect(made[at + 1]?.text).toContain(`supersedes: ["${made[at]?.name.slice(0, 4)}"]`);
  });
});
