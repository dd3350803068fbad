import { describe, expect, it } from 'vitest';
import { advise } from '../../src/advice/advise.ts';
import { newLedger } from '../../src/advice/ledger.ts';
import type { ListReport } from '@precedent/records';
import { listed, listReport } from './reports.ts';

const start = (report: ListReport, limit = 10_000): string | undefined =>
  advise({ kind: 'session-start', session: 's' }, report, newLedger('s'), limit).advice;

const corpus = listReport(
  [
    listed('0001', { date: '2026-01-01' }),
    listed('0002', { date: '2026-03-01' }),
    listed('0003', { date: '2026-02-01', affects: [] }),
    listed('0004', { date: '2025-12-31' }),
    listed('0005', { bucket: 'activeProposals', date: '2026-05-01' }),
    listed('0006', { bucket: 'history', date: '2026-06-01' }),
  ],
  2,
);

describe('advise at session start', () => {
  it('gives an index of five lines [advice-index]', () => {
    expect(start(corpus)?.split('\n')).toEqual([
      '6 decision records in docs/adr: 4 in force, 1 proposed; 2 more records cannot be read.',
      'Latest in force: 0002 Title of 0002, 0003 Title of 0003, 0001 Title of 0001 and 1 more.',
      'They govern src/0002/**, src/0001/**, src/0004/**; 1 decision in force states no scope.',
      'Before you change a file, ask adr_explain about it, or adr_check about several, and keep to what governs them.',
      'Where a change would break a decision, say so to the user; only people make, change and ratify decisions.',
    ]);
  });

  it('keeps to five lines whatever the records hold [advice-index]', () => {
    const hostile = listed('1\n2', {
      title: 'a\nb\u2028c\r\nd',
      recordPath: 'd\ne/1.md',
      affects: [{ type: 'path', pattern: 'x\ny' }],
    });
    expect(start(listReport([hostile]))?.split('\n')).toHaveLength(5);
    expect(
      start(listReport([hostile]))
        ?.split('\n')
        .slice(0, 3),
    ).toEqual([
      '1 decision record in d\\u{a}e: 1 in force, 0 proposed.',
      'Latest in force: 1\\u{a}2 a b c d.',
      'They govern x\\u{a}y; 0 decisions in force state no scope.',
    ]);
  });

  it('orders by date, then by id, then by path, so that it is the same everywhere [advice-index]', () => {
    const same = ['0002', '0001', '0003'].map((id) => listed(id, { date: '2026-01-01' }));
    expect(start(listReport(same))).toContain(
      'Latest in force: 0003 Title of 0003, 0002 Title of 0002, 0001 Title',
    );
    const undated = [listed('0001'), listed('0002'), listed('0009', { date: '2020-01-01' })];
    expect(start(listReport(undated))).toContain('0009 Title of 0009, 0002 Title of 0002, 0001 Title');
    const twins = [
      listed('0001', { title: 'One', recordPath: 'a/1.md' }),
      listed('0001', { title: 'Two', recordPath: 'a/2.md' }),
    ];
    expect(start(listReport(twins))).toContain('0001 Two, 0001 One');
    expect(start(listReport(twins.toReversed()))).toContain('0001 Two, 0001 One');
  });

  it('names six patterns of many, none twice, none that is negated [advice-index]', () => {
    const affects = ['a', 'b', '!c', 'b', 'd', 'e', 'f', 'g', 'h'].map((pattern) => ({
      type: 'path',
      pattern,
    }));
    expect(start(listReport([listed('0001', { affects })]))).toContain(
      'They govern a, b, d, e, f, g and 1 more;',
    );
  });

  it('says so where nothing is in force or nothing states a scope [advice-index]', () => {
    const proposed = listed('0001', { bucket: 'activeProposals' });
    expect(
      start(listReport([proposed]))
        ?.split('\n')
        .slice(1, 3),
    ).toEqual(['None is in force.', 'They govern no stated paths; 0 decisions in force state no scope.']);
    expect(start(listReport([listed('0001', { recordPath: '1.md' })]))).toContain('1 decision record in .: ');
    expect(start(listReport([listed('0001')], 1))).toContain('; 1 more record cannot be read.');
  });

  it('does not keep silent about records of which none can be read [advice-index]', () => {
    const none = (count: number) =>
      start({ records: [], unreadable: { count, paths: ['docs/adr/0001-a\nb.md', 'docs/adr/0002-c.md'] } });
    expect(none(2)?.split('\n')).toEqual([
      '2 decision records in docs/adr: none can be read, so what they decide is not known.',
      'Ask adr_lint what is wrong, and tell the user before you change anything that they may govern.',
    ]);
    expect(none(1)).toContain(
      '1 decision record in docs/adr: it cannot be read, so what it decides is not known.',
    );
  });

  it('says nothing where there are no records, or no room [advice-silent]', () => {
    expect(start(listReport([]))).toBe(undefined);
    expect(start(corpus, 100)).toBe(undefined);
    const length = start(corpus)?.length ?? 0;
    expect(start(corpus, length)).toHaveLength(length);
    expect(start(corpus, length - 1)).toBe(undefined);
  });

  it('says it once in a context, and again in the next one [advice-once] [advice-generation] [advice-sub-agent]', () => {
    let ledger = newLedger('s');
    const said = (
      [
        { kind: 'session-start' },
        { kind: 'session-start' },
        { kind: 'new-context' },
        { kind: 'session-start' },
        { kind: 'sub-agent-start', agent: 'x' },
        { kind: 'session-start', agent: 'x' },
        { kind: 'sub-agent-start', agent: 'x' },
      ] as const
    ).map((event) => {
      const advised = advise({ ...event, session: 's' }, corpus, ledger, 10_000);
      ({ ledger } = advised);
      return advised.advice === undefined ? '-' : '+';
    });
    expect(said.join('')).toBe('+-+-+-+');
    const grown = listReport([...corpus.records, listed('0007')], 2);
    expect(advise({ kind: 'session-start', session: 's' }, grown, ledger, 10_000).advice).toContain(
      '7 decision records',
    );
  });
});
