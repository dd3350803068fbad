import { renameSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CorpusLocation } from '../../src/engine.ts';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import type { Corpus } from '../../src/record.ts';
import { plant, record } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';

/** Longer than the clock of a file system takes to tick. */
const tick = 12;

/** The clock runs ahead, so that files written just now count as settled. What changes one waits for the next tick. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

function cached(at: CorpusLocation): () => Promise<Corpus> {
  const reader = createCorpusReader({ cache: true });
  return async () => {
    const reading = await reader.readCorpus(at);
    if (!reading.ok) throw new Error(reading.problem);
    await sleep(tick);
    return reading.corpus;
  };
}

const titles = ({ files }: Corpus): readonly (string | undefined)[] =>
  files.map(({ record: valid }) => valid?.title);

describe('the cache of a reader', () => {
  it('gives the very same corpus while nothing changes', async () => {
    const again = cached(plant({ '0001-a.md': record('0001'), '0002-b.md': 'broken' }));
    expect(await again()).toBe(await again());
  });

  it('gives the very same corpus of records in their own format, until one of them or their map changes', async () => {
    const at = plant({
      'ADR-1-a.md': nygard('1. A'),
      'ADR-2-b.md': nygard('2. B'),
      'notes.md': '# Notes\n',
      'decisions.map.yml': 'ADR-1-a.md: ["src/**"]\n',
    });
    const again = cached(at);
    const first = await again();
    expect(await again()).toBe(first);
    writeFileSync(path.join(at.dir, 'ADR-2-b.md'), nygard('2. Changed'));
    const second = await again();
    expect(titles(second)).toEqual(['A', 'Changed']);
    expect(second.files[0]).toBe(first.files[0]);
    writeFileSync(path.join(at.dir, 'decisions.map.yml'), 'ADR-2-b.md: ["src/**"]\n');
    const third = await again();
    expect(third.files.map(({ record: valid }) => valid?.affects.length)).toEqual([0, 1]);
    writeFileSync(path.join(at.dir, 'notes.md'), nygard('Not only notes'));
    expect(titles(await again())).toEqual(['A', 'Changed', 'Not only notes']);
  });

  it('keeps nothing when it is off', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    const reader = createCorpusReader({ cache: false });
    const [first, second] = [await reader.readCorpus(at), await reader.readCorpus(at)];
    expect(first.ok && second.ok && first.corpus.files[0] !== second.corpus.files[0]).toBe(true);
  });

  it('reads a record again after a change, and no other', async () => {
    const at = plant({ '0001-a.md': record('0001'), '0002-b.md': record('0002') });
    const again = cached(at);
    const first = await again();
    writeFileSync(path.join(at.dir, '0002-b.md'), record('0002', 'title: Changed'));
    const second = await again();
    expect(titles(second)).toEqual(['Decision 0001', 'Changed']);
    expect(second.files[0]).toBe(first.files[0]);
  });

  it('sees a change that leaves size and modification time equal', async () => {
    const at = plant({ '0001-a.md': record('0001', 'title: Before') });
    const file = path.join(at.dir, '0001-a.md');
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    const again = cached(at);
    await again();
    writeFileSync(file, record('0001', 'title: Behind'));
    utimesSync(file, 1_700_000_000, 1_700_000_000);
    expect(titles(await again())).toEqual(['Behind']);
  });

  it('sees a file that another one replaced, and a link that did', async () => {
    const at = plant({ '0001-a.md': record('0001'), 'other.md': record('0001', 'title: Another') });
    const again = cached(at);
    await again();
    renameSync(path.join(at.dir, 'other.md'), path.join(at.dir, '0001-a.md'));
    expect(titles(await again())).toEqual(['Another']);
    renameSync(path.join(at.dir, '0001-a.md'), path.join(at.root, 'moved.md'));
    symlinkSync('../../moved.md', path.join(at.dir, '0001-a.md'));
    expect(titles(await again())).toEqual([]);
  });

  it('reads a record again that changed while others were read', async () => {
    const ids = Array.from({ length: 1500 }, (_, at) => String(at + 1).padStart(4, '0'));
    const files = Object.fromEntries(ids.map((id) => [`${id}-a.md`, record(id)]));
    const at = plant(files);
    const reader = createCorpusReader({ cache: true });
    const reading = reader.readCorpus(at);
    // The reading gives way after 10 ms: by then the first record is read, and the last is not.
    await new Promise((resolve) => setImmediate(resolve));
    writeFileSync(path.join(at.dir, '0001-a.md'), record('0001', 'title: Changed'));
    writeFileSync(path.join(at.dir, '1500-a.md'), record('1500', 'title: Changed'));
    const read = await reading;
    const seen = read.ok ? titles(read.corpus) : [];
    expect([seen.length, seen[0], seen.at(-1)]).toEqual([1500, 'Changed', 'Changed']);
  });

  it('sees a folder below that a link replaced', async () => {
    const at = plant({ '0001-a.md': record('0001'), 'docs/adr/below/notes.md': 'notes' });
    const again = cached(at);
    expect((await again()).skipped).toHaveLength(1);
    renameSync(path.join(at.dir, 'below'), path.join(at.root, 'moved'));
    symlinkSync('../../moved', path.join(at.dir, 'below'));
    expect((await again()).skipped.map(({ message }) => message)).toEqual([
      expect.stringContaining('link') as string,
    ]);
  });

  it('sees records come and go', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    const again = cached(at);
    await again();
    writeFileSync(path.join(at.dir, '0002-b.md'), record('0002'));
    expect(titles(await again())).toEqual(['Decision 0001', 'Decision 0002']);
    rmSync(path.join(at.dir, '0001-a.md'));
    expect(titles(await again())).toEqual(['Decision 0002']);
    writeFileSync(path.join(at.dir, 'notes.md'), '');
    expect((await again()).skipped).toHaveLength(1);
  });

  it('does not trust a record read within 2 s of its change: its stamp may not move with the next one', async () => {
    vi.setSystemTime(Date.now() - 10_000);
    const again = cached(plant({ '0001-a.md': record('0001') }));
    const [first, second] = [await again(), await again()];
    expect(second.files[0]).not.toBe(first.files[0]);
    expect(second.files[0]?.record?.title).toBe('Decision 0001');
  });

  it('keeps two roots of one corpus apart, as their paths differ', async () => {
    const { root, dir } = plant({ '0001-a.md': record('0001') });
    const reader = createCorpusReader({ cache: true });
    const readings = [await reader.readCorpus({ root, dir }), await reader.readCorpus({ root: dir, dir })];
    expect(readings.map((reading) => reading.ok && reading.corpus.files[0]?.path)).toEqual([
      'docs/adr/0001-a.md',
      '0001-a.md',
    ]);
  });

  it('makes room for a fifth corpus by forgetting the one used longest ago', async () => {
    const reader = createCorpusReader({ cache: true });
    const places = Array.from({ length: 5 }, () => plant({ '0001-a.md': record('0001') }));
    const take = async (at: CorpusLocation | undefined): Promise<unknown> => {
      const reading = at === undefined ? undefined : await reader.readCorpus(at);
      return reading?.ok === true ? reading.corpus : undefined;
    };
    const first = [];
    for (const at of places) first.push(await take(at));
    expect(await take(places[4])).toBe(first[4]);
    expect(await take(places[0])).not.toBe(first[0]);
  });
});
