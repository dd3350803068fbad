import { linkSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import type { CorpusReaderOptions } from '../../src/reader/create-reader.ts';
import { lintCorpus } from '../../src/lint/lint.ts';
import { plant, record, TODAY } from '../support/corpus.ts';
import type { CorpusLocation } from '../../src/engine.ts';
import type { Corpus } from '../../src/record.ts';

async function bounded(at: CorpusLocation, limits: CorpusReaderOptions['limits'] = {}): Promise<Corpus> {
  const reading = await createCorpusReader({ cache: false, limits }).readCorpus(at);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.corpus;
}

/** Hard links, because 20,000 files of their own take seconds to write. */
function plantMany(count: number): CorpusLocation {
  const at = plant({ 'one.md': record('0001') });
  for (let number = 1; number <= count; number += 1) {
    linkSync(path.join(at.dir, 'one.md'), path.join(at.dir, `${String(number).padStart(5, '0')}-x.md`));
  }
  return at;
}

describe('limits of a reading', () => {
  it('read 10,000 of 20,000 records, say so, and give way all the while [input-many-files]', async () => {
    const at = plantMany(20_000);
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 1);
    const start = performance.now();
    const corpus = await bounded(at);
    const ms = performance.now() - start;
    clearInterval(timer);
    expect(corpus.files).toHaveLength(10_000);
    expect(corpus.files[9999]?.path).toBe('docs/adr/10000-x.md');
    expect(corpus.limits.map(({ message }) => message)).toEqual([
      expect.stringContaining('10000 of 20000 records were not read'),
    ]);
    expect(lintCorpus(corpus, [], TODAY).findings).toContainEqual(corpus.limits[0]);
    // At least one turn of the event loop for every 10 stretches of 10 ms.
    expect(turns).toBeGreaterThan(ms / 100);
  });

  it('stop soon after the caller has given up', async () => {
    const at = plantMany(3000);
    const control = new AbortController();
    setTimeout(() => control.abort(), 5);
    const reading = await createCorpusReader({ cache: false }).readCorpus(at, control.signal);
    expect(reading).toEqual({ ok: false, problem: 'cancelled' });
  });

  it('bound the bytes of all records', async () => {
    const at = plant({
      '0001-a.md': record('0001'),
      '0002-b.md': `${record('0002')}${'x'.repeat(5000)}`,
      '0003-c.md': record('0003'),
    });
    const corpus = await bounded(at, { corpusBytes: 4096 });
    expect(corpus.files.map(({ record: valid }) => valid?.id)).toEqual(['0001']);
    expect(corpus.limits[0]?.message).toContain('2 of 3 records were not read');
  });

  it('bound the bytes of each record, without cutting a character in two', async () => {
    const whole = record('0001');
    const corpus = await bounded(plant({ '0001-a.md': `${whole}🦊🦊` }), { recordBytes: whole.length + 6 });
    expect(corpus.files[0]?.text).toBe(`${whole}🦊`);
    expect(corpus.files[0]?.findings).toMatchObject([{ rule: 'record-truncated', severity: 'warn' }]);
  });

  it('bound the entries, the folders and the files that are named', async () => {
    const at = plant({
      '0001-a.md': record('0001'),
      'a.md': '',
      'b.md': '',
      'c.md': '',
      'docs/adr/sub/d.md': '',
    });
    const messages = async (limits: CorpusReaderOptions['limits']): Promise<string> =>
      (await bounded(at, limits)).limits.map(({ message }) => message).join();
    expect(await messages({})).toBe('');
    expect(await messages({ entries: 2 })).toContain('more than 2 entries');
    expect(await messages({ folders: 0 })).toContain('1 sub-folders were not looked through');
    expect(await messages({ skipped: 3 })).toContain('1 more files that are no records');
  });

  it('see every entry of a folder that holds exactly the limit', async () => {
    const at = plant({});
    for (const name of ['0001-a.md', '0002-b.md'])
      writeFileSync(path.join(at.dir, name), record(name.slice(0, 4)));
    mkdirSync(path.join(at.dir, 'empty'));
    expect((await bounded(at, { entries: 3 })).limits).toEqual([]);
  });
});
