import { describe, expect, it } from 'vitest';
import { brief, plant, record } from '../support/corpus.ts';
import { check, engine } from '../support/engine.ts';

const scope = (...patterns: readonly string[]) =>
  `affects: [${patterns
    .map(
      (pattern) =>
        `{type: path, pattern: "${pattern.replace(/^!/, '')}", negate: ${pattern.startsWith('!')}}`,
    )
    .join(', ')}]`;
const ids = (decisions: readonly { recordId: string }[]) => decisions.map(({ recordId }) => recordId);

describe('check', () => {
  it('gives each decision with its summary, its path and the reason', async () => {
    const { governedBy, governing } = await check(
      { '0001-a.md': record('0001', scope('src/**')), 'src/a.ts': '' },
      ['src/a.ts'],
    );
    expect(governing).toEqual(governedBy);
    expect(governedBy).toEqual([
      {
        recordId: '0001',
        title: 'Decision 0001',
        status: 'accepted',
        bucket: 'governing',
        firedMatchers: [{ type: 'path', pattern: 'src/**' }],
        recordPath: 'docs/adr/0001-a.md',
        effectiveStatus: 'accepted',
        summary: 'We decided.',
        why: 'Its scope `src/**` covers src/a.ts.',
        format: 'typed',
      },
    ]);
  });

  it('takes an excluded file out alone, whatever else has changed [records-by-file]', async () => {
    const files = { '0001-a.md': record('0001', scope('src/**', '!src/gen/**')) };
    const both = await check(files, ['src/a.ts', 'src/gen/b.ts']);
    expect(ids(both.governing)).toEqual(['0001']);
    expect(both.byFile.map(({ path, decisions }) => [path, ids(decisions)])).toEqual([
      ['src/a.ts', ['0001']],
      ['src/gen/b.ts', []],
    ]);
    expect((await check(files, ['src/gen/b.ts'])).governedBy).toEqual([]);
  });

  it('excludes by a matcher wherever it stands, and governs nothing by exclusions alone', async () => {
    const report = await check(
      {
        '0001-a.md': record('0001', scope('!src/gen/**', 'src/**')),
        '0002-b.md': record('0002', scope('!src/gen/**')),
      },
      ['src/a.ts', 'src/gen/b.ts'],
    );
    expect(report.byFile.map(({ decisions }) => ids(decisions))).toEqual([['0001'], []]);
  });

  it('is brought back by a marker in an excluded file', async () => {
    const report = await check(
      { '0001-a.md': record('0001', scope('src/**', '!src/gen/**')), 'src/gen/b.ts': '// @adr 0001\n' },
      ['src/gen/b.ts'],
    );
    expect(report.governing).toMatchObject([
      {
        recordId: '0001',
        firedMatchers: [],
        declaredBy: [{ path: 'src/gen/b.ts', line: 1, ref: '0001' }],
        why: 'The marker @adr 0001 in line 1 of src/gen/b.ts names it.',
      },
    ]);
  });

  it('lists every changed file, also one that nothing governs, with the reason for each decision [records-by-file]', async () => {
    const report = await check(
      { '0001-a.md': record('0001', scope('src/**')), '0002-b.md': record('0002', scope('**/*.ts')) },
      ['lib/b.ts', 'src/a.js', 'src/a.ts', 'README.md'],
    );
    expect(report.byFile).toEqual([
      { path: 'README.md', decisions: [] },
      {
        path: 'lib/b.ts',
        decisions: [
          {
            recordId: '0002',
            recordPath: 'docs/adr/0002-b.md',
            bucket: 'governing',
            why: 'Its scope `**/*.ts` covers lib/b.ts.',
          },
        ],
      },
      {
        path: 'src/a.js',
        decisions: [
          {
            recordId: '0001',
            recordPath: 'docs/adr/0001-a.md',
            bucket: 'governing',
            why: 'Its scope `src/**` covers src/a.js.',
          },
        ],
      },
      {
        path: 'src/a.ts',
        decisions: [
          expect.objectContaining({ recordId: '0001' }),
          expect.objectContaining({ recordId: '0002' }),
        ],
      },
    ]);
    expect(report.governing.map(({ why }) => why)).toEqual([
      'Its scope `src/**` covers src/a.js; 1 more file likewise.',
      'Its scope `**/*.ts` covers lib/b.ts; 1 more file likewise.',
    ]);
  });

  it('puts live decisions first, then proposals, then history, each by id [records-effective-status]', async () => {
    const report = await check(
      {
        '0001-a.md': record('0001', scope('**'), 'status: rejected'),
        '0002-b.md': record('0002', scope('**')),
        '0003-c.md': record('0003', scope('**'), 'status: draft'),
        '0004-d.md': record('0004', scope('**'), 'supersedes: ["0002"]'),
        '0005-e.md': record('0005', scope('**'), 'status: proposed', 'supersedes: ["0004"]'),
        '0006-f.md': record('0006', scope('**')),
      },
      ['src/a.ts'],
    );
    expect(ids(report.governedBy)).toEqual(['0004', '0006', '0003', '0005', '0001', '0002']);
    expect([report.governing, report.activeProposals, report.history].map(ids)).toEqual([
      ['0004', '0006'],
      ['0003', '0005'],
      ['0001', '0002'],
    ]);
    expect(report.history[1]).toMatchObject({
      status: 'accepted',
      effectiveStatus: 'superseded',
      supersededBy: '0004',
    });
  });

  it('keeps both records that share an id, also when a marker names it', async () => {
    const report = await check(
      {
        '0001-a.md': record('0001'),
        '0001-b.md': record('0001', 'supersedes: ["0001"]'),
        'src/a.ts': '// @adr 0001\n',
      },
      ['src/a.ts'],
    );
    expect(report.governing.map(({ recordPath }) => recordPath)).toEqual([
      'docs/adr/0001-a.md',
      'docs/adr/0001-b.md',
    ]);
  });

  it('knows one file by every spelling of its path', async () => {
    const at = plant({ '0001-a.md': record('0001', scope('src/**')), 'src/a.ts': '// @adr 0001\n' });
    const spellings = [
      'src/a.ts',
      './src/a.ts',
      'src//a.ts',
      'lib/../src/a.ts',
      `${at.root}/src/a.ts`,
      'src\\a.ts',
    ];
    for (const spelling of spellings) {
      expect(await engine.check(at, [spelling])).toMatchObject({
        report: {
          changedFiles: ['src/a.ts'],
          governing: [{ recordId: '0001', declaredBy: [{ path: 'src/a.ts' }] }],
        },
      });
    }
    expect(await engine.check(at, spellings)).toMatchObject({
      report: { changedFiles: ['src/a.ts'], markerScan: { totalCandidates: 1 } },
    });
  });

  it('governs nothing outside the root', async () => {
    const report = await check({ '0001-a.md': record('0001', scope('**')) }, ['../a.ts', '/etc/hostname']);
    expect(report.governedBy).toEqual([]);
    expect(report.markerScan.outOfTreePaths).toEqual(['../a.ts', '/etc/hostname']);
  });

  it('lists fired matchers once, by type and pattern', async () => {
    const report = await check(
      { '0001-a.md': record('0001', scope('src/**', 'Src/*.ts', '**/*.ts', 'Src/**', 'src/**', '_x')) },
      ['src/a.ts', 'Src/b.ts', '_x'],
    );
    expect(report.governing[0]?.firedMatchers.map(({ pattern }) => pattern)).toEqual([
      '**/*.ts',
      'Src/**',
      'Src/*.ts',
      '_x',
      'src/**',
    ]);
  });

  it('ignores a matcher for another repository', async () => {
    const matcher = (repo: string) => `affects: [{type: path, pattern: "src/**", repo: "${repo}"}]`;
    const report = await check(
      { '0001-a.md': record('0001', matcher('other')), '0002-b.md': record('0002', matcher('')) },
      ['src/a.ts'],
    );
    expect(ids(report.governedBy)).toEqual(['0002']);
  });

  it('answers an empty change', async () => {
    expect(await check({ '0001-a.md': record('0001', scope('**')) }, [])).toMatchObject({
      changedFiles: [],
      governedBy: [],
      byFile: [],
      ok: true,
    });
  });
});

describe('check of changed records', () => {
  const broken = record('0002', 'status: bogus', scope('src/**'));

  it('fails for an error in a changed record', async () => {
    const at = plant({ '0001-a.md': record('0001'), '0002-b.md': broken });
    const answer = await engine.check(at, ['./docs/adr/0002-b.md']);
    expect(answer).toMatchObject({
      ok: true,
      exitCode: 1,
      report: { ok: false, changedRecords: ['docs/adr/0002-b.md'] },
    });
    expect(brief(answer.ok ? answer.report.findings : [])).toEqual([
      'invalid-enum-value error 0002-b.md status',
    ]);
  });

  it('does not fail for one elsewhere, and still says what is missing [records-unreadable-named]', async () => {
    const at = plant({ '0001-a.md': record('0001', scope('src/**')), '0002-b.md': broken });
    const answer = await engine.check(at, ['src/a.ts']);
    expect(answer).toMatchObject({
      exitCode: 0,
      report: {
        ok: true,
        governing: [{ recordId: '0001' }],
        unreadable: { count: 1, paths: ['docs/adr/0002-b.md'] },
        findings: [{ rule: 'record-unreadable', severity: 'warn', path: 'docs/adr/0002-b.md', id: '0002' }],
      },
    });
  });

  it('names twenty unreadable records and counts the rest', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 25 }, (_, at) => [`00${at + 10}-x.md`, 'no front matter']),
    );
    const report = await check({ ...files, '0001-a.md': record('0001') }, ['src/a.ts']);
    expect(report.unreadable.count).toBe(25);
    expect(report.unreadable.paths).toHaveLength(20);
    expect(report.findings).toHaveLength(21);
    expect(report.findings.map(({ message }) => message)).toContainEqual(
      expect.stringMatching(/^5 more records/),
    );
  });

  it('says where a marker leads when its record is broken, gone or in another log', async () => {
    const report = await check(
      {
        '0001-a.md': record('0001'),
        '0002-b.md': broken,
        'src/a.ts': '// @adr 0002\n// @adr 9999\n// @adr other:0001\n',
      },
      ['src/a.ts'],
    );
    expect(report.findings.filter(({ field }) => field === 'marker')).toEqual([
      expect.objectContaining({
        rule: 'dangling-marker',
        severity: 'warn',
        pattern: '0002',
        message: expect.stringContaining('0002-b.md'),
      }),
      expect.objectContaining({
        rule: 'dangling-marker',
        severity: 'warn',
        pattern: '9999',
        path: 'src/a.ts',
      }),
      expect.objectContaining({ rule: 'marker-unresolvable', severity: 'info', pattern: 'other:0001' }),
    ]);
  });
});
