import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintCorpus } from '../../src/lint/lint.ts';
import { brief, plant, read, record, TODAY } from '../support/corpus.ts';
import type { Files } from '../support/corpus.ts';
import { withoutRoot } from '../support/without-root.ts';

const ulid = '01BX5ZZKBKACTAV9WEVGEMMVRZ';

async function names(
  files: Files,
): Promise<{ records: readonly string[]; skipped: readonly string[]; beside: readonly string[] }> {
  const { files: found, skipped, beside = [] } = await read(plant(files));
  const short = (text: string): string => text.replace('docs/adr/', '');
  return {
    records: found.map(({ path: at }) => short(at)),
    skipped: brief(skipped),
    beside: beside.map(short),
  };
}

describe('readCorpus', () => {
  it('reads numbered and ULID-named files, sorted by name in code units', async () => {
    const files = [
      '00010-z.md',
      '0001-b.md',
      '0001-Z.md',
      '0002-é.md',
      '0003- x y.md',
      `${ulid}-use-x.md`,
      '0000-Template.md',
    ];
    const { records } = await names(Object.fromEntries(files.map((name) => [name, record('0001')])));
    expect(records).toEqual([
      '0000-Template.md',
      '0001-Z.md',
      '0001-b.md',
      '00010-z.md',
      '0002-é.md',
      '0003- x y.md',
      `${ulid}-use-x.md`,
    ]);
  });

  it('names markdown that is not named like a record, and all of it in sub-folders', async () => {
    const { records, skipped } = await names({
      '1-short.md': '',
      '0002.md': '',
      '0003_x.md': '',
      '0004-.md': '',
      [`${ulid}.md`]: '',
      'notes.md': '',
      'docs/adr/old/0005-x.md': record('0005'),
      'docs/adr/0006-folder.md/inner.md': '',
    });
    expect(records).toEqual([]);
    expect(skipped).toEqual(
      [
        '0002.md',
        '0003_x.md',
        '0004-.md',
        `${ulid}.md`,
        '1-short.md',
        'notes.md',
        '0006-folder.md/inner.md',
        'old/0005-x.md',
      ].map((name) => `corpus-file-skipped warn ${name} .`),
    );
  });

  it('counts what is never a record without a finding, and passes over the rest', async () => {
    const found = await names({
      'README.md': '',
      'Index.md': '',
      'CONTRIBUTING.md': '',
      'template.md': '',
      '0000-template.md': '',
      '0007-x.MD': '',
      '0008-x.rst': '',
      'docs/adr/old/ReadMe.md': '',
      '.hidden.md': '',
      'docs/adr/.git/x.md': '',
      'docs/adr/node_modules/x.md': '',
      'script.sh': '',
    });
    expect(found).toEqual({
      records: [],
      skipped: [],
      beside: [
        '0000-template.md',
        '0007-x.MD',
        '0008-x.rst',
        'CONTRIBUTING.md',
        'Index.md',
        'README.md',
        'template.md',
        'old/ReadMe.md',
      ],
    });
  });

  it('follows no symbolic link and names each one where a record or folder could be', async () => {
    const at = plant({
      '0001-a.md': record('0001'),
      'outside/0002-b.md': record('0002'),
      'outside/x.png': '',
    });
    const link = (name: string, target: string): void =>
      symlinkSync(path.join(at.root, target), path.join(at.dir, name));
    link('0002-b.md', 'outside/0002-b.md');
    link('0003-gone.md', 'outside/nothing.md');
    link('more', 'outside');
    link('picture.png', 'outside/x.png');
    const corpus = await read(at);
    expect(corpus.files).toHaveLength(1);
    expect(brief(corpus.skipped)).toEqual([
      'record-not-regular warn 0002-b.md .',
      'record-not-regular warn 0003-gone.md .',
      'record-not-regular info more .',
    ]);
    expect(lintCorpus(corpus, [], TODAY).skipped.count).toBe(3);
  });

  it('does not wait for a FIFO that is named like a record', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    execFileSync('mkfifo', [path.join(at.dir, '0002-b.md')]);
    const corpus = await read(at);
    expect(corpus.files).toHaveLength(1);
    expect(brief(corpus.skipped)).toEqual(['record-not-regular warn 0002-b.md .']);
  });

  it('names a record and a folder that permissions close, and reads the rest [records-unreadable-named]', async () => {
    const at = plant({ '0001-a.md': record('0001'), '0002-b.md': record('0002'), 'docs/adr/sub/x.md': '' });
    chmodSync(path.join(at.dir, '0002-b.md'), 0);
    chmodSync(path.join(at.dir, 'sub'), 0);
    const corpus = await withoutRoot(at.root, () => read(at));
    chmodSync(path.join(at.dir, 'sub'), 0o700);
    expect(corpus.files.filter(({ record: valid }) => valid !== undefined)).toHaveLength(1);
    expect(brief(corpus.files.flatMap(({ findings }) => findings))).toEqual(['file-read error 0002-b.md .']);
    expect(brief(corpus.skipped)).toEqual(['corpus-folder-unreadable warn sub .']);
  });

  it('names a record whose name is not UTF-8', async () => {
    const at = plant({ '0001-a.md': record('0001') });
    writeFileSync(
      Buffer.concat([Buffer.from(`${at.dir}/0002-`), Buffer.from([0xff]), Buffer.from('.md')]),
      record('0002'),
    );
    const corpus = await read(at);
    expect(corpus.files.map(({ record: valid }) => valid?.id)).toEqual(['0001', undefined]);
    expect(corpus.files[1]?.findings[0]?.message).toContain('its name is not UTF-8');
  });

  it('looks through eight levels of folders and says when there are more', async () => {
    const at = plant({ 'docs/adr/a/b/c/d/e/f/g/h/0002-x.md': '' });
    expect((await read(at)).limits).toEqual([]);
    mkdirSync(path.join(at.dir, 'a/b/c/d/e/f/g/h/i'));
    const { skipped, limits } = await read(at);
    expect(brief(skipped)).toEqual(['corpus-file-skipped warn a/b/c/d/e/f/g/h/0002-x.md .']);
    expect(limits).toMatchObject([{ rule: 'corpus-limit', severity: 'warn' }]);
  });
});
