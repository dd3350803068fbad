import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { plant, read, record } from '../support/corpus.ts';

describe('paths in a corpus', () => {
  it('are relative to the root, with /', async () => {
    const corpus = await read(plant({ '0001-a.md': record('0001', 'title: ab') }));
    expect(corpus.shownDir).toBe('docs/adr');
    expect(corpus.files[0]?.path).toBe('docs/adr/0001-a.md');
    expect(corpus.files[0]?.findings[0]?.path).toBe('docs/adr/0001-a.md');
  });

  it('have no folder when the corpus is the root', async () => {
    const { dir } = plant({ '0001-a.md': record('0001'), 'docs/adr/sub/x.md': '' });
    const corpus = await read({ root: dir, dir });
    expect(corpus.shownDir).toBe('.');
    expect(corpus.files[0]?.path).toBe('0001-a.md');
    expect(corpus.skipped[0]?.path).toBe('sub/x.md');
  });

  it('climb when the corpus lies outside the root', async () => {
    const { root, dir } = plant({ '0001-a.md': record('0001') });
    mkdirSync(path.join(root, 'src'));
    const corpus = await read({ root: path.join(root, 'src'), dir });
    expect(corpus.files[0]?.path).toBe('../docs/adr/0001-a.md');
  });

  it('keep the name of a corpus that is a symbolic link', async () => {
    const { root } = plant({ 'real/0001-a.md': record('0001') });
    symlinkSync('../real', path.join(root, 'docs/link'));
    const corpus = await read({ root, dir: path.join(root, 'docs/link') });
    expect(corpus.files[0]?.path).toBe('docs/link/0001-a.md');
    expect(corpus.files[0]?.record?.id).toBe('0001');
  });
});
