import { describe, expect, it } from 'vitest';
import { brief, lint, record } from '../support/corpus.ts';

const superseded = (id: string, by: string, ...more: readonly string[]): string =>
  record(id, 'status: superseded', `supersededBy: "${by}"`, ...more);

const rows: readonly (readonly [string, Readonly<Record<string, string>>, readonly string[]])[] = [
  [
    'an id that two records share, at both',
    { '0001-a.md': record('0001'), '0001-b.md': record('0001') },
    ['unique-id error 0001-a.md id', 'unique-id error 0001-b.md id'],
  ],
  [
    'references to nothing, by field',
    {
      '0001-a.md': record(
        '0001',
        'supersedes: ["0009"]',
        'relatesTo: ["0009", "log:0002"]',
        'conflictsWith: ["0009"]',
      ),
      '0002-b.md': superseded('0002', '0009'),
    },
    [
      'dangling-conflictsWith warn 0001-a.md conflictsWith',
      'dangling-relatesTo error 0001-a.md relatesTo',
      'dangling-relatesTo error 0001-a.md relatesTo',
      'dangling-supersededBy error 0002-b.md supersededBy',
      'dangling-supersedes error 0001-a.md supersedes',
    ],
  ],
  [
    'a reference to a record that is not valid',
    { '0001-a.md': record('0001', 'relatesTo: ["0002"]'), '0002-b.md': record('0002', 'title: ab') },
    ['dangling-relatesTo error 0001-a.md relatesTo', 'invalid-size error 0002-b.md title'],
  ],
  [
    'an accepted record in conflict, but not a proposed one',
    {
      '0001-a.md': record('0001', 'conflictsWith: ["0002"]'),
      '0002-b.md': record('0002', 'status: proposed', 'conflictsWith: ["0001"]'),
    },
    ['accepted-conflictsWith warn 0001-a.md conflictsWith'],
  ],
  [
    'an accepted import without deciders',
    {
      '0001-a.md': record(
        '0001',
        '-deciders',
        'provenance: {importedFrom: {sourceKind: madr, sourceRef: x, fingerprint: y}}',
      ),
    },
    ['import-incomplete info 0001-a.md deciders'],
  ],
  [
    'supersession told by both ends, which is right',
    { '0001-a.md': superseded('0001', '0002'), '0002-b.md': record('0002', 'supersedes: ["0001"]') },
    [],
  ],
  [
    'supersession that only the newer record tells',
    { '0001-a.md': record('0001'), '0002-b.md': record('0002', 'supersedes: ["0001"]') },
    ['supersession-one-sided warn 0002-b.md supersedes'],
  ],
  [
    'supersession that only the older record tells',
    { '0001-a.md': superseded('0001', '0002'), '0002-b.md': record('0002') },
    ['supersession-one-sided warn 0001-a.md supersededBy'],
  ],
  [
    'a second successor, which the older record has no room for',
    {
      '0001-a.md': superseded('0001', '0002'),
      '0002-b.md': record('0002', 'supersedes: ["0001"]'),
      '0003-c.md': record('0003', 'supersedes: ["0001"]'),
    },
    ['supersession-one-sided info 0003-c.md supersedes'],
  ],
  [
    'a circle of three, at each',
    {
      '0001-a.md': superseded('0001', '0002', 'supersedes: ["0003"]'),
      '0002-b.md': superseded('0002', '0003', 'supersedes: ["0001"]'),
      '0003-c.md': superseded('0003', '0001', 'supersedes: ["0002"]'),
    },
    [
      'supersession-cycle warn 0001-a.md supersededBy',
      'supersession-cycle warn 0002-b.md supersededBy',
      'supersession-cycle warn 0003-c.md supersededBy',
    ],
  ],
  [
    'a record that names itself',
    { '0001-a.md': record('0001', 'relatesTo: ["0001"]', 'supersedes: ["0001"]') },
    ['self-reference warn 0001-a.md relatesTo', 'self-reference warn 0001-a.md supersedes'],
  ],
];

describe('lint across records', () => {
  it.each(rows)('names %s', async (_name, files, expected) => {
    expect(brief((await lint(files)).findings)).toEqual(expected);
  });

  it('names ten of the records that share an id, and counts the others', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `0001-${at + 100}.md`);
    const { findings } = await lint(Object.fromEntries(names.map((name) => [name, record('0001')])));
    expect(findings).toHaveLength(300);
    expect(findings[0]?.message).toContain('0001-109.md and 290 more');
    expect(findings[0]?.message).not.toContain('0001-110.md');
  });

  it('stays quick in a chain of 2,000 records that ends in a circle', async () => {
    const id = (number: number): string => String(number).padStart(4, '0');
    const files = Object.fromEntries(
      Array.from({ length: 2000 }, (_, at) => [
        `${id(at + 1)}-x.md`,
        superseded(
          id(at + 1),
          id(at + 2 > 2000 ? 1999 : at + 2),
          at === 0 ? '-supersedes' : `supersedes: ["${id(at)}"]`,
        ),
      ]),
    );
    const { findings } = await lint(files);
    const cycle = findings.filter(({ rule }) => rule === 'supersession-cycle');
    expect(cycle.map(({ id: member }) => member)).toEqual(['1999', '2000']);
  });
});
