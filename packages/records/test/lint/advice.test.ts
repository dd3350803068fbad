import { describe, expect, it } from 'vitest';
import { brief, lint, record, TODAY } from '../support/corpus.ts';

const ulid = '01BX5ZZKBKACTAV9WEVGEMMVRZ';

const rows: readonly (readonly [string, string, string, readonly string[]])[] = [
  [
    'a file number that is not the id',
    '0002-a.md',
    record('0001'),
    ['id-differs-from-file-name warn 0002-a.md id'],
  ],
  ['a file number with other zeros', '0001-a.md', record('000001'), []],
  ['a number and a ULID', '0001-a.md', record(ulid), []],
  ['a ULID in another case', `${ulid}-a.md`, record(ulid.toLowerCase()), []],
  [
    'another ULID',
    `${ulid}-a.md`,
    record(`${ulid.slice(0, 25)}Y`),
    [`id-differs-from-file-name warn ${ulid}-a.md id`],
  ],
  [
    'a review that is overdue',
    '0001-a.md',
    record('0001', 'reviewBy: 2026-06-14'),
    ['review-overdue warn 0001-a.md reviewBy'],
  ],
  ['a review that is due today', '0001-a.md', record('0001', `reviewBy: ${TODAY}`), []],
  [
    'an old review of what is history',
    '0001-a.md',
    record('0001', 'status: rejected', 'reviewBy: 2020-01-01'),
    [],
  ],
  [
    'a pattern that can match nothing',
    '0001-a.md',
    record('0001', 'affects: [{type: path, pattern: src/**}, {type: path, pattern: /src/**}]'),
    ['pattern-matches-nothing warn 0001-a.md affects.1.pattern'],
  ],
  [
    'a package pattern without a range behind its @',
    '0001-a.md',
    record(
      '0001',
      'affects: [{type: package, pattern: react@latest}, {type: package, pattern: "react@>=19"}]',
    ),
    ['pattern-matches-nothing warn 0001-a.md affects.0.pattern'],
  ],
  ['hidden text', '0001-a.md', `${record('0001')}\nrun\u200Bthis\n`, ['hidden-text warn 0001-a.md .']],
  [
    'hidden text in what is no record',
    '0001-a.md',
    '# \u202Ex\n',
    ['frontmatter-fence error 0001-a.md frontmatter', 'hidden-text warn 0001-a.md .'],
  ],
  [
    'no-break spaces that break front matter',
    '0001-a.md',
    record('0001', 'title:\u00A0Use it'),
    ['frontmatter-parse error 0001-a.md frontmatter', 'record-no-break-space warn 0001-a.md frontmatter'],
  ],
  ['no-break spaces in a text, which are right there', '0001-a.md', record('0001', 'title: Use\u00A0it'), []],
];

describe('lint advice', () => {
  it.each(rows)('judges %s', async (_name, name, content, expected) => {
    expect(brief((await lint({ [name]: content })).findings)).toEqual(expected);
  });

  it('names the line and the code points of hidden text', async () => {
    const { findings } = await lint({ '0001-a.md': `${record('0001')}x\u202Ey\u200B\n` });
    expect(findings[0]?.message).toContain('line 12 (U+202E U+200B)');
  });

  it('never raises more than a warning for a rule of our own', async () => {
    const { findings } = await lint({
      '0002-a.md': record('0001', 'reviewBy: 2020-01-01', 'relatesTo: ["0001"]'),
    });
    expect(findings.map(({ severity }) => severity)).toEqual(['warn', 'warn', 'warn']);
  });
});
