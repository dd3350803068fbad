import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkReport } from '../../src/answer/check.ts';
import { prepare } from '../../src/answer/prepared.ts';
import { createTally } from '../../src/answer/tally.ts';
import { compareText } from '../../src/lint/order.ts';
import { subjectsOf } from '../../src/match/subject.ts';
import type { Corpus, DecisionRecord } from '../../src/record.ts';
import type { CheckReport, Status } from '../../src/report.ts';
import { TODAY } from '../support/corpus.ts';
import { decision } from '../support/decision.ts';

const id = fc.constantFrom('0001', '0002', '0003', '9999', 'log:0001');
const ids = fc.array(id, { maxLength: 3 });
const matcher = fc.record({
  type: fc.constantFrom('path', 'path', 'path', 'package', 'api', 'x'),
  pattern: fc.constantFrom('**', 'src/**', '*.ts', '/src', '[', '!(a)', 'react@1', 'src/{a,b}.ts', ''),
  repo: fc.constantFrom('', '', '', 'other'),
  negate: fc.constantFrom(false, false, false, true),
});
const linked = fc.record({
  id,
  status: fc.constantFrom<Status>(
    'draft',
    'proposed',
    'accepted',
    'rejected',
    'superseded',
    'deprecated',
    'unknown',
  ),
  supersedes: ids,
  supersededBy: fc.option(id, { nil: undefined }),
  relatesTo: ids,
  conflictsWith: ids,
  affects: fc.array(matcher, { maxLength: 3 }),
  body: fc.string({ unit: 'grapheme' }).map((text) => () => text),
});
const files = fc.array(
  fc.constantFrom('src/a.ts', 'src', 'b.ts', '../x', '/etc/x', '.env', 'docs/adr/0-x.md', ''),
  { maxLength: 5 },
);

type Drawn = typeof linked extends fc.Arbitrary<infer One> ? One : never;

function corpusOf(drawn: readonly Drawn[]): Corpus {
  const records = drawn.map(({ supersededBy, ...rest }, at): DecisionRecord =>
    decision(rest.id, {
      ...rest,
      path: `docs/adr/${at}-x.md`,
      ...(supersededBy === undefined ? {} : { supersededBy }),
    }),
  );
  const all = records.map((record) => ({ path: record.path, id: record.id, record, findings: [] }));
  return {
    shownDir: 'docs/adr',
    files: [...all, { path: 'docs/adr/z.md', findings: [] }],
    skipped: [],
    limits: [],
  };
}

function answer(corpus: Corpus, changed: readonly string[]): CheckReport {
  const prepared = prepare(corpus);
  const subjects = subjectsOf('/repo', changed);
  const packages = { byPath: new Map(), resolved: false, unread: [] };
  const tally = createTally(prepared);
  for (const subject of subjects) tally.add(subject, undefined, new Map());
  return checkReport(prepared, subjects, { scans: [], mentions: [], packages, ...tally.result() }, TODAY);
}

describe('records that are linked in any way', () => {
  it('give one answer, whole and in order, and no exception', () => {
    let governed = 0;
    fc.assert(
      fc.property(fc.array(linked, { minLength: 1, maxLength: 6 }), files, (drawn, changed) => {
        const report = answer(corpusOf(drawn), changed);
        governed += report.governedBy.length;
        expect(answer(corpusOf(drawn), [...changed].reverse())).toEqual(report);
        expect(report.governedBy).toEqual([
          ...report.governing,
          ...report.activeProposals,
          ...report.history,
        ]);
        for (const bucket of [report.governing, report.activeProposals, report.history]) {
          const order = bucket.map(({ recordId, recordPath }) => `${recordId}\0${recordPath}`);
          expect(order).toEqual([...order].sort(compareText));
        }
        const inFiles = report.byFile.flatMap(({ decisions }) =>
          decisions.map(({ recordPath }) => recordPath),
        );
        expect(new Set(inFiles)).toEqual(new Set(report.governedBy.map(({ recordPath }) => recordPath)));
        expect(report.byFile.map(({ path }) => path)).toEqual(report.changedFiles);
        expect(report.governedBy.every(({ why }) => /^[A-Z].*\.$/s.test(why))).toBe(true);
        expect(report.unscoped.count + report.unscoped.scoped).toBeLessThanOrEqual(drawn.length);
      }),
      { numRuns: 300 },
    );
    expect(governed).toBeGreaterThan(30);
  });
});
