import { describe, expect, it } from 'vitest';
import { plant, record } from '../support/corpus.ts';
import { engine, explain, reportOf } from '../support/engine.ts';

const everywhere = 'affects: [{type: path, pattern: "**"}]';

describe('explain', () => {
  it('gives the path as asked, what governs it, and its markers [records-markers]', async () => {
    const report = await explain(
      {
        '0001-a.md': record('0001', everywhere),
        '0002-b.md': record('0002'),
        'src/a.ts': '// @adr 0002, 9999\n',
      },
      './src/a.ts',
    );
    expect(report).toMatchObject({
      path: './src/a.ts',
      governing: [
        { recordId: '0001' },
        { recordId: '0002', declaredBy: [{ path: 'src/a.ts', line: 1, ref: '0002' }] },
      ],
      markers: {
        state: 'scanned',
        declared: [
          { ref: '0002', line: 1 },
          { ref: '9999', line: 1 },
        ],
      },
      findings: [{ rule: 'dangling-marker' }],
    });
  });

  it('answers beside a broken record, says so, and exits 1 [records-unreadable-named]', async () => {
    const at = plant({
      '0001-a.md': record('0001', everywhere),
      '0002-b.md': record('0002', 'status: bogus'),
    });
    const answer = await engine.explain(at, 'src/a.ts');
    expect(answer).toMatchObject({
      exitCode: 1,
      report: { governing: [{ recordId: '0001' }], unreadable: { count: 1 } },
    });
    expect(reportOf(answer).findings.map(({ rule }) => rule)).toEqual([
      'invalid-enum-value',
      'record-unreadable',
    ]);
  });

  it('exits 1 for an error between records, and shows it', async () => {
    const at = plant({ '0001-a.md': record('0001', everywhere, 'relatesTo: ["9999"]') });
    expect(await engine.explain(at, 'src/a.ts')).toMatchObject({
      exitCode: 1,
      report: { governing: [{ recordId: '0001' }], findings: [{ rule: 'dangling-relatesTo' }] },
    });
  });

  it('shows no warnings about the corpus while there is no error', async () => {
    const at = plant({ '0001-a.md': record('0001', everywhere), 'notes.md': '# n\n' });
    expect(await engine.explain(at, 'src/a.ts')).toMatchObject({ exitCode: 0, report: { findings: [] } });
  });

  it('gives the same decisions as check does for the file', async () => {
    const at = plant({
      '0001-a.md': record('0001', everywhere, 'status: proposed'),
      '0002-b.md': record('0002', everywhere),
      'src/a.ts': '// @adr 0001\n',
    });
    const [one, many] = [
      reportOf(await engine.explain(at, 'src/a.ts')),
      reportOf(await engine.check(at, ['src/a.ts'])),
    ];
    expect(one.governedBy).toEqual(many.governedBy);
    expect(one.unscoped).toEqual(many.unscoped);
  });
});
