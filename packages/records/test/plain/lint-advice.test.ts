import { describe, expect, it } from 'vitest';
import { type Files, lint, record } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';

const told = async (files: Files): Promise<readonly string[]> =>
  (await lint(files)).findings.map(({ rule, severity, message }) => `${severity} ${rule}: ${message}`);

const madr = (head: string): string =>
  `# Use it\n${head}\n## Context and Problem Statement\n\nWhat?\n\n## Decision Outcome\n\nIt.\n`;

const rows: readonly (readonly [string, Files, string, string])[] = [
  [
    'a Nygard record',
    { '0001-a.md': nygard('1. A', '') },
    'info status-missing',
    'write Accepted, or what it is, under a heading ## Status.',
  ],
  [
    'a MADR record',
    { '0001-a.md': madr('') },
    'info status-missing',
    'write status: accepted in the front matter, or * Status: accepted below the title.',
  ],
  [
    'a record in a team’s own shape',
    { '0001-a.md': '# A\n\n## Decision\n\nx\n' },
    'info status-missing',
    'write a line such as Status: accepted below the title.',
  ],
  [
    'a reStructuredText record',
    { '0001-a.rst': 'A\n=\n\nDecision\n--------\n\nx\n' },
    'info status-missing',
    'in a section Status.',
  ],
  [
    'an AsciiDoc record',
    { '0001-a.adoc': '= A\n\n== Decision\n\nx\n' },
    'info status-missing',
    'under == Status.',
  ],
  [
    'a status left as the template has it',
    { '0001-a.md': nygard('1. A', '{proposed | accepted}') },
    'warn status-placeholder',
    'so none is stated;',
  ],
  [
    'a status nobody knows',
    { '0001-a.md': nygard('1. A', 'Blocked') },
    'warn status-unknown',
    'say proposed, accepted, rejected, deprecated, superseded or draft.',
  ],
  [
    'a slip',
    { '0001-a.md': nygard('1. A', 'Accepeted') },
    'info status-typo',
    'The status "Accepeted" was read as accepted; correct its spelling.',
  ],
  [
    'no title',
    { '0001-a.md': '## Status\n\nAccepted\n\n## Decision\n\nx\n' },
    'info title-missing',
    'give the record a heading.',
  ],
  [
    'a folder without any scope',
    { '0001-a.md': nygard('1. A') },
    'info scope-missing',
    'adr scope suggest drafts a decisions.map.yml that can.',
  ],
];

describe('lint of records in their own format', () => {
  it.each(rows)('advises on %s [own-lint-advice]', async (_, files, rule, ending) => {
    const lines = await told(files);
    expect(lines.filter((line) => line.startsWith(rule) && line.includes(ending))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
  });

  it('does not scold a healthy corpus, and asks for no front matter [own-lint-advice]', async () => {
    const files = {
      '0001-a.md': nygard('1. A', 'Superseded by [2. B](0002-b.md)'),
      '0002-b.md': nygard('2. B', 'Accepted\n\nSupersedes [1. A](0001-a.md)'),
      'decisions.map.yml': '0002-b.md: [src/**]\n',
    };
    expect(await told(files)).toEqual([]);
  });

  it('warns of a mapped pattern that can match nothing', async () => {
    const lines = await told({ '0001-a.md': nygard('1. A'), 'decisions.map.yml': '0001-a.md: [/src/**]\n' });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('warn pattern-matches-nothing');
  });

  it('keeps the errors of typed records as they are, also beside others', async () => {
    const lines = await told({ '0001-a.md': record('0001', 'status: acepted'), '0002-b.md': nygard('2. B') });
    expect(lines.map((line) => line.split(':', 1)[0])).toEqual([
      'error frontmatter-fence',
      'error invalid-enum-value',
    ]);
  });
});
