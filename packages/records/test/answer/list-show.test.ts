import { describe, expect, it } from 'vitest';
import { plant, record } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';

const files = {
  '0001-a.md': record(
    '0001',
    'affects: [{type: path, pattern: "src/**"}, {type: path, pattern: "src/gen/**", negate: true}]',
  ),
  '0002-b.md': record('0002', 'supersedes: ["0001"]', 'status: accepted'),
  '0003-c.md': record('0003', 'status: bogus'),
};

describe('list', () => {
  it('gives every readable record by id, with what it declares [records-unreadable-named]', async () => {
    const answer = await engine.list(plant(files));
    expect(answer).toMatchObject({ ok: true, exitCode: 0 });
    expect(reportOf(answer)).toEqual({
      records: [
        {
          recordId: '0001',
          title: 'Decision 0001',
          status: 'accepted',
          effectiveStatus: 'superseded',
          bucket: 'history',
          supersededBy: '0002',
          supersededByPath: 'docs/adr/0002-b.md',
          date: '2026-02-03',
          recordPath: 'docs/adr/0001-a.md',
          summary: 'We decided.',
          affects: [
            { type: 'path', pattern: 'src/**' },
            { type: 'path', pattern: '!src/gen/**' },
          ],
          format: 'typed',
        },
        expect.objectContaining({ recordId: '0002', bucket: 'governing', affects: [] }),
      ],
      unreadable: { count: 1, paths: ['docs/adr/0003-c.md'] },
    });
  });
});

describe('show', () => {
  it.each(['0001', '1', '0001-a.md', 'docs/adr/0001-a.md', './docs/adr/0001-a.md'])(
    'finds a record by %s',
    async (wanted) => {
      const report = reportOf(await engine.show(plant(files), wanted));
      expect(report).toMatchObject({
        recordId: '0001',
        bucket: 'history',
        body: expect.stringContaining('We decided.'),
      });
    },
  );

  it('finds a record by its absolute path', async () => {
    const at = plant(files);
    expect(reportOf(await engine.show(at, `${at.root}/docs/adr/0001-a.md`)).recordId).toBe('0001');
  });

  it('exits 1 with the findings of a record that has an error', async () => {
    const answer = await engine.show(plant({ '0001-a.md': record('0001', 'relatesTo: ["9999"]') }), '0001');
    expect(answer).toMatchObject({ exitCode: 1, report: { findings: [{ rule: 'dangling-relatesTo' }] } });
  });

  it.each(['9999', '0009-x.md', '', '../0001-a.md'])('finds nothing for %j', async (wanted) => {
    expect(await engine.show(plant(files), wanted)).toEqual({ ok: false, problem: 'record-not-found' });
  });

  it('does not choose between records that share an id, but takes either path', async () => {
    const at = plant({ '0001-a.md': record('0001'), '0001-b.md': record('0001') });
    expect(await engine.show(at, '0001')).toEqual({
      ok: false,
      problem: 'record-ambiguous',
      paths: ['docs/adr/0001-a.md', 'docs/adr/0001-b.md'],
    });
    expect(await engine.show(at, '1')).toEqual(await engine.show(at, '0001'));
    expect(reportOf(await engine.show(at, '0001-b.md')).recordPath).toBe('docs/adr/0001-b.md');
  });
});
