import { chmodSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import { plant, record } from '../support/corpus.ts';
import { withoutRoot } from '../support/without-root.ts';

const reader = createCorpusReader({ cache: false });

describe('readCorpus', () => {
  it.each(['nowhere', 'docs/adr/0001-a.md', 'docs/adr/0001-a.md/below', 'dangling', `x${'y'.repeat(300)}`])(
    'says corpus-not-found for %s',
    async (dir) => {
      const { root } = plant({ '0001-a.md': record('0001') });
      symlinkSync('nothing', path.join(root, 'dangling'));
      expect(await reader.readCorpus({ root, dir: path.join(root, dir) })).toEqual({
        ok: false,
        problem: 'corpus-not-found',
      });
    },
  );

  it('says corpus-not-readable where permissions forbid it', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    chmodSync(at.dir, 0);
    const reading = await withoutRoot(at.root, () => reader.readCorpus(at));
    chmodSync(at.dir, 0o700);
    expect(reading).toEqual({ ok: false, problem: 'corpus-not-readable' });
  });

  it('is cancelled before it starts', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    expect(await reader.readCorpus(at, AbortSignal.abort())).toEqual({ ok: false, problem: 'cancelled' });
  });
});
