import { describe, expect, it } from 'vitest';
import { lintCorpus } from '../../src/lint/lint.ts';
import { brief, lint, plant, read, record, TODAY } from '../support/corpus.ts';

const files = {
  '0001-a.md': record('0001', 'relatesTo: ["0002"]'),
  '0002-b.md': record('0002', 'title: ab'),
  '0003-c.md': record('0003', 'relatesTo: ["0001"]', 'tags: [a, a]'),
  'notes.md': 'x',
  'README.md': 'x',
};

describe('lintCorpus with files', () => {
  it('keeps to the findings about them', async () => {
    const report = await lint(files, ['docs/adr/0003-c.md']);
    expect(report.checked).toBe(1);
    expect(brief(report.findings)).toEqual(['unique-items error 0003-c.md tags']);
  });

  it('judges their references against the whole corpus', async () => {
    const { findings } = await lint({ ...files, '0002-b.md': record('0002') }, ['docs/adr/0001-a.md']);
    expect(findings).toEqual([]);
  });

  it.each([
    ['is missing', 'docs/adr/0404-x.md'],
    ['is no record', 'docs/adr/notes.md'],
    ['is an index', 'docs/adr/README.md'],
    ['lies outside the corpus', 'src/a.ts'],
  ])('has a finding for one that %s', async (_name, file) => {
    const report = await lint(files, [file]);
    expect(report.checked).toBe(1);
    expect(report.findings).toMatchObject([{ rule: 'file-read', severity: 'error', path: file }]);
  });

  it('counts a file once that is given twice', async () => {
    expect((await lint(files, ['docs/adr/0001-a.md', 'docs/adr/0001-a.md'])).checked).toBe(1);
  });

  it('gives equal answers for equal input, and changes none of it', async () => {
    const corpus = await read(plant(files));
    const before = JSON.stringify(corpus);
    const reports = [1, 2].map(() => JSON.stringify(lintCorpus(corpus, [], TODAY)));
    expect(reports[0]).toBe(reports[1]);
    expect(JSON.stringify(corpus)).toBe(before);
  });
});

describe('lintCorpus without files', () => {
  it('counts records, valid or not, and names what was skipped', async () => {
    const report = await lint(files);
    expect(report.checked).toBe(3);
    expect(report.skipped).toEqual({ count: 2, paths: ['docs/adr/README.md', 'docs/adr/notes.md'] });
  });

  it('sorts by rule, id, pattern, path, field and message, in code units', async () => {
    const { findings } = await lint({
      '0010-a.md': record('0010', 'tags: [Z, a, Y]', 'zeta: 1', 'Alpha: 1'),
      '0002-b.md': record('0002', 'tags: [Q]'),
    });
    expect(findings.map(({ rule, id, field }) => `${rule} ${id ?? ''} ${field ?? ''}`)).toEqual([
      'invalid-format 0002 tags.0',
      'invalid-format 0010 tags.0',
      'invalid-format 0010 tags.2',
      'strict-unknown-key 0010 Alpha',
      'strict-unknown-key 0010 zeta',
    ]);
  });

  it('finds nothing in an empty corpus', async () => {
    expect(await lint({})).toEqual({ checked: 0, findings: [], skipped: { count: 0, paths: [] } });
  });
});
