import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DecisionRecord } from '../../src/record.ts';
import type { Status } from '../../src/report.ts';
import { bucketOf } from '../../src/status/bucket.ts';
import { standings } from '../../src/status/effective.ts';
import { decision } from '../support/decision.ts';

/** `id: effective status` and the successor, of each record in turn. */
const told = (records: readonly DecisionRecord[]): readonly string[] => {
  const all = standings(records);
  return records.map((record) => {
    const { effectiveStatus, supersededBy } = all.get(record) ?? { effectiveStatus: '?' };
    return [record.id, effectiveStatus, supersededBy].filter((part) => part !== undefined).join(' ');
  });
};

describe('the effective status', () => {
  it('is the written one where nothing supersedes the record [records-effective-status]', () => {
    const statuses: readonly Status[] = [
      'draft',
      'proposed',
      'accepted',
      'rejected',
      'superseded',
      'deprecated',
      'unknown',
    ];
    const records = statuses.map((status, at) => decision(`000${at}`, { status }));
    expect(records.map((record) => standings(records).get(record)?.effectiveStatus)).toEqual(statuses);
  });

  it('is superseded when only the successor tells of it [records-effective-status]', () => {
    expect(told([decision('0001'), decision('0002', { supersedes: ['0001'] })])).toEqual([
      '0001 superseded 0002',
      '0002 accepted',
    ]);
  });

  it('is superseded when only the old record names its successor [records-effective-status]', () => {
    expect(told([decision('0001', { supersededBy: '0002' }), decision('0002')])).toEqual([
      '0001 superseded 0002',
      '0002 accepted',
    ]);
  });

  it.each(['draft', 'proposed', 'rejected'] as const)('is untouched by a successor that is %s', (status) => {
    const records = [decision('0001'), decision('0002', { status, supersedes: ['0001'] })];
    expect(told(records)[0]).toBe('0001 accepted');
    expect(told([decision('0001', { supersededBy: '0002' }), decision('0002', { status })])[0]).toBe(
      '0001 accepted 0002',
    );
  });

  it.each(['superseded', 'deprecated', 'unknown'] as const)(
    'stays superseded when its successor is %s by now',
    (status) => {
      expect(told([decision('0001'), decision('0002', { status, supersedes: ['0001'] })])[0]).toBe(
        '0001 superseded 0002',
      );
    },
  );

  it.each(['draft', 'proposed', 'rejected', 'deprecated', 'superseded'] as const)(
    'of a record that is %s is the written one',
    (status) => {
      const [first] = told([decision('0001', { status }), decision('0002', { supersedes: ['0001'] })]);
      expect(first).toMatch(new RegExp(`^0001 ${status}`));
    },
  );

  it('is superseded all along a chain', () => {
    const records = [
      decision('0001'),
      decision('0002', { supersedes: ['0001'] }),
      decision('0003', { supersedes: ['0002'] }),
    ];
    expect(told(records)).toEqual(['0001 superseded 0002', '0002 superseded 0003', '0003 accepted']);
  });

  it('is the written one in a circle, for which no end is the last word', () => {
    expect(
      told([
        decision('0001', { supersedes: ['0002'] }),
        decision('0002', { supersedes: ['0003'] }),
        decision('0003', { supersedes: ['0001'] }),
        decision('0004', { supersedes: ['0004'] }),
      ]),
    ).toEqual(['0001 accepted', '0002 accepted', '0003 accepted', '0004 accepted']);
  });

  it('is superseded for a record that a circle supersedes, and for a circle that a record supersedes', () => {
    expect(
      told([
        decision('0001'),
        decision('0002', { supersedes: ['0001', '0003'] }),
        decision('0003', { supersedes: ['0002'] }),
        decision('0004', { supersedes: ['0003'] }),
      ]),
    ).toEqual(['0001 superseded 0002', '0002 accepted', '0003 superseded 0004', '0004 accepted']);
  });

  it('is turned by nobody among records that share an id', () => {
    const twins = [decision('0001', { path: 'a' }), decision('0001', { path: 'b', supersedes: ['0001'] })];
    expect(told(twins)).toEqual(['0001 accepted', '0001 accepted']);
    expect(told([...twins, decision('0002', { supersedes: ['0001'] })])).toEqual([
      '0001 accepted',
      '0001 accepted',
      '0002 accepted',
    ]);
  });

  it('names the first successor by id where there are several', () => {
    expect(
      told([
        decision('0003', { supersedes: ['0001'] }),
        decision('0002', { supersedes: ['0001'] }),
        decision('0001'),
      ])[2],
    ).toBe('0001 superseded 0002');
  });

  it('ignores references to another log and to nothing', () => {
    expect(told([decision('0001', { supersedes: ['log:0002', '9999'] }), decision('0002')])).toEqual([
      '0001 accepted',
      '0002 accepted',
    ]);
  });

  it('follows a chain of ten thousand records', () => {
    const records = Array.from({ length: 10_000 }, (_, at) =>
      decision(String(10_000 + at), { supersedes: [String(9_999 + at)] }),
    );
    const statuses = [...standings(records).values()].map(({ effectiveStatus }) => effectiveStatus);
    expect(statuses.filter((status) => status === 'accepted')).toHaveLength(1);
  });

  const id = fc.constantFrom('0001', '0002', '0003', '0004', '9999');
  const status = fc.constantFrom<Status>(
    'draft',
    'proposed',
    'accepted',
    'rejected',
    'superseded',
    'deprecated',
    'unknown',
  );
  const records = fc.array(
    fc.record({
      id,
      status,
      supersedes: fc.array(id, { maxLength: 4 }),
      supersededBy: fc.option(id, { nil: undefined }),
    }),
    { maxLength: 8 },
  );

  it('is the same in whatever order the records come, and never worse than written unless superseded', () => {
    fc.assert(
      fc.property(records, fc.integer(), (drawn, turn) => {
        const all = drawn.map(({ supersededBy, ...rest }, at) =>
          decision(rest.id, {
            ...rest,
            path: `${at}`,
            ...(supersededBy === undefined ? {} : { supersededBy }),
          }),
        );
        const shifted = all.map((_, at) => all[(at + Math.abs(turn)) % all.length] as DecisionRecord);
        const [first, second] = [standings(all), standings(shifted)];
        for (const record of all) {
          const standing = first.get(record);
          expect(second.get(record)).toEqual(standing);
          expect([record.status, 'superseded']).toContain(standing?.effectiveStatus);
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe('the bucket', () => {
  it('follows the effective status [records-effective-status]', () => {
    const statuses: readonly Status[] = [
      'accepted',
      'unknown',
      'draft',
      'proposed',
      'rejected',
      'superseded',
      'deprecated',
    ];
    expect(statuses.map(bucketOf).join(' ')).toBe(
      'governing governing activeProposals activeProposals history history history',
    );
  });
});
