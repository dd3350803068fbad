import { describe, expect, it } from 'vitest';
import { brief, lint, record } from '../support/corpus.ts';

/** Each row: the front matter lines that differ from a valid record, and `rule field` of each error. */
const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['a valid record', [], []],
  ['no title', ['-title'], ['required-field title']],
  ['no id', ['-id'], ['required-field id']],
  ['no date', ['-date'], ['required-field date']],
  ['a missing nested text', ['affects: [{type: path}]'], ['required-field affects.0.pattern']],
  ['no status', ['-status'], ['invalid-enum-value status']],
  ['a status in capitals', ['status: ACCEPTED'], ['invalid-enum-value status']],
  ['an empty status', ['status:'], ['invalid-enum-value status']],
  ['a list of statuses', ['status: [accepted]'], ['invalid-enum-value status']],
  ['an unknown matcher type', ['affects: [{type: glob, pattern: a}]'], ['invalid-enum-value affects.0.type']],
  ['an empty title', ['title:'], ['invalid-type title']],
  ['a number as id', ['id: 0042'], ['invalid-type id']],
  ['a number as reference', ['relatesTo: [0042]'], ['invalid-type relatesTo.0']],
  ['one decider without a list', ['deciders: "@ann"'], ['invalid-type deciders']],
  ['a list where a mapping belongs', ['provenance: []'], ['invalid-type provenance']],
  ['a list as matcher', ['affects: [[path, src]]'], ['invalid-type affects.0']],
  ['a mapping where a list belongs', ['affects: {type: path}'], ['invalid-type affects']],
  ['a list of scores', ['evaluation: {scores: [1]}'], ['invalid-type evaluation.scores']],
  [
    'a text as flag',
    ['affects: [{type: path, pattern: a, negate: "yes"}]'],
    ['invalid-type affects.0.negate'],
  ],
  ['half a day', ['review: {slaDays: 1.5}'], ['invalid-type review.slaDays']],
  [
    'less than no days and not whole: the type alone',
    ['review: {slaDays: -1.5}'],
    ['invalid-type review.slaDays'],
  ],
  ['an endless number', ['evaluation: {confidence: .inf}'], ['invalid-type evaluation.confidence']],
  ['a short id', ['id: "42"'], ['invalid-format id']],
  ['a ULID with a letter that ULIDs lack', ['id: 01BX5ZZKBKACTAV9WEVGEMMVRU'], ['invalid-format id']],
  ['a day that does not exist', ['date: 2025-02-29'], ['invalid-format date']],
  ['a time as date', ['date: 2025-02-28T10:00:00Z'], ['invalid-format date']],
  ['a time without a zone', ['review: {queuedAt: 2025-02-28T10:00:00}'], ['invalid-format review.queuedAt']],
  ['an upper-case tag', ['tags: [API]'], ['invalid-format tags.0']],
  ['a team in capitals', ['deciders: ["team:Core"]'], ['invalid-format deciders.0']],
  [
    'a URL without a scheme',
    ['externalRefs: [{type: doc, url: example.org}]'],
    ['invalid-format externalRefs.0.url'],
  ],
  ['a version of two numbers', ['schemaVersion: "0.1"'], ['invalid-format schemaVersion']],
  ['a title of two letters', ['title: ab'], ['invalid-size title']],
  ['a title of 61 emoji, two units each', [`title: ${'🦊'.repeat(61)}`], ['invalid-size title']],
  ['an empty pattern', ['affects: [{type: path, pattern: ""}]'], ['invalid-size affects.0.pattern']],
  ['a score above four', ['evaluation: {scores: {D2: 5}}'], ['invalid-size evaluation.scores.D2']],
  ['no quorum', ['review: {quorum: 0}'], ['invalid-size review.quorum']],
  ['a tag twice', ['tags: [api, db, api]'], ['unique-items tags']],
  ['a control twice', ['complianceControls: [a, a]'], ['unique-items complianceControls']],
  ['a conflict twice, which is allowed', ['status: draft', 'conflictsWith: ["0002", "0002"]'], []],
  [
    'unknown keys at two levels, each of them',
    ['owner: x', 'team: y', 'review: {note: z}'],
    ['strict-unknown-key owner', 'strict-unknown-key review.note', 'strict-unknown-key team'],
  ],
  ['a merge key, which means nothing', ['<<: {scope: org}'], ['strict-unknown-key <<']],
  ['a prototype as key', ['__proto__: {scope: org}'], ['strict-unknown-key __proto__']],
  ['superseded by nobody', ['status: superseded'], ['superseded-requires-supersededBy supersededBy']],
  ['a successor, yet accepted', ['supersededBy: "0002"'], ['supersededBy-requires-superseded-status status']],
  ['accepted by nobody', ['deciders: []'], ['accepted-requires-decider-unless-imported deciders']],
  ['accepted without the field', ['-deciders'], ['accepted-requires-decider-unless-imported deciders']],
  ['proposed by nobody', ['status: proposed', '-deciders'], []],
  [
    'an agent’s own decision',
    ['provenance: {authoredBy: agent}'],
    ['agent-accepted-requires-ratifier provenance.ratifiedBy'],
  ],
  [
    'an agent’s draft',
    ['provenance: {authoredBy: agent-drafted}'],
    ['agent-accepted-requires-ratifier provenance.ratifiedBy'],
  ],
  [
    'an agent’s draft that a person ratified',
    ['provenance: {authoredBy: agent-drafted, ratifiedBy: "@bo"}'],
    [],
  ],
  [
    'a one-way door on automatic review',
    ['reversibility: one-way-door', 'review: {tier: auto}'],
    ['one-way-door-disallows-auto review.tier'],
  ],
  [
    'a wrong size beside a broken rule: both',
    ['title: ab', 'deciders: []'],
    ['accepted-requires-decider-unless-imported deciders', 'invalid-size title'],
  ],
  [
    'a wrong type beside a broken rule: the type alone',
    ['title: [a]', 'deciders: []'],
    ['invalid-type title'],
  ],
  ['an unknown key beside a broken rule: the key alone', ['x: 1', 'deciders: []'], ['strict-unknown-key x']],
];

describe('lint of one record', () => {
  it.each(rows)('judges %s', async (_name, lines, expected) => {
    const files = { '0001-a.md': record('0001', ...lines), '0002-b.md': record('0002') };
    const { findings } = await lint(files, ['docs/adr/0001-a.md']);
    const errors = findings.filter(({ severity }) => severity === 'error');
    expect(brief(errors)).toEqual(expected.map((text) => text.replace(' ', ' error 0001-a.md ')));
  });

  it('carries the id exactly when the front matter has one as text', async () => {
    const { findings } = await lint({
      '0001-a.md': record('0001', 'title: ab'),
      '0002-b.md': record('0002', 'id: 0002'),
    });
    expect(findings.map(({ id }) => id)).toEqual(['0001', undefined]);
  });

  it('says how to write an id that lost its quotes, and keeps it as written', async () => {
    const { findings } = await lint({ '0010-a.md': record('0010', 'id: 0010') });
    expect(findings[0]?.message).toContain('id is written 0010');
    expect(findings[0]?.message).toContain('"0010"');
  });
});
