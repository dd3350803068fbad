import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lintCorpus } from '../../src/lint/lint.ts';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import type { Corpus } from '../../src/record.ts';
import { plant, read, record, TODAY } from '../support/corpus.ts';
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

const NAMES = [
  '0001-a.md',
  '0002-b.md',
  'ADR-3-c.md',
  '0004 d\ne.md',
  '2024-05-06-f/README.md',
  '2024-05-06-f/notes.md',
  'notes.md',
  'README.md',
  '0005-g.org',
  'decisions.map.yml',
] as const;

const TEXTS = [
  record('0001'),
  record('0002', 'supersedes: ["0001"]'),
  record('0001', 'owner: platform'),
  nygard('1. A', 'Superseded by [2](0002-b.md)'),
  nygard('2. B', 'Accepted\n\nSupersedes 1'),
  '# Notes\n',
  '0001-a.md: ["src/**"]\n',
  '---\nid: "0001"\n',
  '',
] as const;

const step = fc.oneof(
  fc.record({ kind: fc.constant('write'), name: fc.constantFrom(...NAMES), text: fc.constantFrom(...TEXTS) }),
  fc.record({ kind: fc.constant('remove'), name: fc.constantFrom(...NAMES), text: fc.constant('') }),
  fc.record({
    kind: fc.constant('rename'),
    name: fc.constantFrom(...NAMES),
    text: fc.constantFrom(...NAMES),
  }),
);

function apply(dir: string, { kind, name, text }: { kind: string; name: string; text: string }): void {
  const file = path.join(dir, name);
  if (kind === 'remove') return rmSync(file, { force: true });
  const target = kind === 'rename' ? path.join(dir, text) : file;
  mkdirSync(path.dirname(target), { recursive: true });
  if (kind === 'write') return writeFileSync(file, text);
  try {
    renameSync(file, target);
  } catch {
    // There was no such file: nothing changes.
  }
}

/** All that a corpus says, the texts of its records too. */
function told(corpus: Corpus): string {
  const files = corpus.files.map((file) => ({ ...file, body: file.record?.body(), record: file.record }));
  return JSON.stringify([{ ...corpus, files }, lintCorpus(corpus, [], TODAY)]);
}

describe('a corpus that is remembered', () => {
  it('says after any changes what one that is read for the first time says [own-any-input]', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(step, { maxLength: 4 }), { minLength: 1, maxLength: 5 }),
        async (rounds) => {
          const at = plant(
            Object.fromEntries(
              NAMES.map((name, index) => [`docs/adr/${name}`, TEXTS[index % TEXTS.length] ?? '']),
            ),
          );
          const reader = createCorpusReader({ cache: true });
          for (const round of rounds) {
            for (const one of round) apply(at.dir, one);
            const first = await reader.readCorpus(at);
            const second = await reader.readCorpus(at);
            if (!first.ok || !second.ok) throw new Error('the corpus could not be read');
            const fresh = told(await read(at));
            expect(told(first.corpus)).toBe(fresh);
            expect(told(second.corpus)).toBe(fresh);
            await sleep(tick);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});
