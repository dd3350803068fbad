import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runProgram } from '../src/built/run.ts';
import { generateOwnCorpus } from '../src/generate-own-corpus.ts';
import { generateOwnRecord } from '../src/generate-own-record.ts';
import { repositoryRoot } from '../src/source/tracked.ts';

interface Listed {
  readonly recordPath: string;
  readonly recordId: string;
  readonly title: string;
  readonly status: string;
}

const adr = path.join(repositoryRoot, 'apps/adr/dist/adr.mjs');

describe('a corpus as public repositories have them', async () => {
  const corpus = await generateOwnCorpus({ records: 400, seed: 8 });
  afterAll(corpus.dispose);

  async function ask(...args: readonly string[]): Promise<unknown> {
    const start = { node: process.execPath, file: adr, args: [...args, '--json'], cwd: corpus.root };
    return JSON.parse((await runProgram(start)).stdout);
  }

  it('is read whole: ids, titles and statuses as they were meant [own-folder]', async () => {
    const { records } = (await ask('list')) as { records: readonly Listed[] };
    const read = new Map(records.map((record) => [record.recordPath.slice(corpus.dir.length + 1), record]));
    const wrong = corpus.records.filter(({ name, facts }) => {
      const { recordId, title, status } = read.get(name) ?? {};
      return recordId !== facts.id || title !== facts.title || status !== facts.status;
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it('has each document counted once [own-accounting]', async () => {
    const lint = (await ask('lint')) as { checked: number; skipped: { count: number } };
    const list = (await ask('list')) as { records: readonly Listed[]; unreadable: { count: number } };
    expect(lint.skipped.count).toBe(corpus.others.length);
    expect(list.records.length + list.unreadable.count).toBe(lint.checked);
    expect(lint.checked + lint.skipped.count).toBe(corpus.records.length + corpus.others.length);
  });

  it('gives lint no error to tell', async () => {
    const { findings } = (await ask('lint')) as { findings: readonly { severity: string }[] };
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });
});

describe('a generated record in a format of its own', () => {
  const made = Array.from({ length: 1000 }, (_, index) => generateOwnRecord(index + 1, 1000, 8));

  it('is the same for the same numbers, and another for another seed', () => {
    expect(generateOwnRecord(3, 1000, 8)).toEqual(made[2]);
    expect(
      made.filter((one, at) => one.text === generateOwnRecord(at + 1, 1000, 9).text).length,
    ).toBeLessThan(10);
  });

  it.each([
    ['a status section', /^## Status$/m, 35, 50],
    ['front matter', /^---\n/, 20, 30],
    ['a heading of MADR', /^## Considered Options$/m, 12, 20],
    ['another markup', /^(?:= |.*\n####)/, 2, 5],
    ['a README in a folder of its own', /^\| Field/m, 6, 12],
  ])('has %s as often as public ones do', (_, mark, least, most) => {
    const share = made.filter(({ text }) => mark.test(text)).length / 10;
    expect(share).toBeGreaterThan(least);
    expect(share).toBeLessThan(most);
  });

  it('states no status in about one of eight', () => {
    const none = made.filter(({ facts }) => facts.status === 'unknown').length / 10;
    expect(none).toBeGreaterThan(9);
    expect(none).toBeLessThan(17);
  });
});
