import { describe, expect, it } from 'vitest';
import { SUMMARY_LENGTH, summarise } from '../../src/summary/summary.ts';

const rows: readonly (readonly [string, string, string])[] = [
  [
    'a Decision section',
    '# T\n\n## Context\n\nWhy.\n\n## Decision\n\nWe use one queue.\n\n## Consequences\n\nLess.\n',
    'We use one queue.',
  ],
  [
    'a Decision Outcome section',
    '## Decision Outcome\n\nChosen option: "one queue", because it is simple.\n',
    'Chosen option: "one queue", because it is simple.',
  ],
  ['a heading of any level', '#### Decision\n\nWe use one queue.\n', 'We use one queue.'],
  ['a numbered heading with a colon', '## 3. Decision:\n\nWe use one queue.\n', 'We use one queue.'],
  ['a closed heading', '## Decision ##\n\nWe use one queue.\n', 'We use one queue.'],
  [
    'an underlined heading',
    'Context\n-------\n\nWhy.\n\nDecision\n--------\n\nWe use one queue.\n',
    'We use one queue.',
  ],
  ['a heading in bold', '## **Decision**\n\nWe use one queue.\n', 'We use one queue.'],
  [
    'CRLF line ends',
    '## Context\r\n\r\nWhy.\r\n\r\n## Decision\r\n\r\nWe use\r\none queue.\r\n',
    'We use one queue.',
  ],
  [
    'hard line breaks',
    '## Decision\n\nRun adr\\\nnew and \\\\\nnothing else.\n',
    'Run adr new and \\\\ nothing else.',
  ],
  [
    'several paragraphs',
    '## Decision\n\nWe use one queue.\nIt is named jobs.\n\nIt stays.\n',
    'We use one queue. It is named jobs. It stays.',
  ],
  ['a list', '## Decision\n\nWe use\n\n- one queue\n- one worker\n', 'We use; one queue; one worker'],
  [
    'a section below the heading',
    '## Decision\n\n### Chosen\n\nWe use one queue.\n\n## Other\n\nNo.\n',
    'We use one queue.',
  ],
  [
    'a decision that is empty',
    '## Context\n\nWe have no queue.\n\n## Decision\n\n## Consequences\n\nNone.\n',
    'We have no queue.',
  ],
  ['no decision section', '# Use one queue\n\nWe use one queue.\n\nMore.\n', 'We use one queue.'],
  ['only text', 'We use one queue.\n', 'We use one queue.'],
  [
    'metadata before the text',
    '# T\n\n* Status: accepted\n* Deciders: @ann\n\nDate: 2026-01-01\n\nWe use one queue.\n',
    'We use one queue.',
  ],
  [
    'a status section before the text',
    '# T\n\n## Status\n\nAccepted\n\n## Context\n\nWe have no queue.\n',
    'We have no queue.',
  ],
  [
    'a heading in a fence',
    '```md\n## Decision\n\nAn example.\n```\n\n## Decision\n\nWe use one queue.\n',
    'We use one queue.',
  ],
  [
    'a fence in the decision',
    '## Decision\n\n```sh\nrun it\n```\n\nWe use one queue.\n',
    'We use one queue.',
  ],
  [
    'a comment',
    '## Decision\n\n<!-- Say\n\n## what\n\nyou decided. -->\nWe use one queue.\n',
    'We use one queue.',
  ],
  [
    'links',
    '## Decision\n\nWe use [one queue](https://x.example/a_(b) "t") as in [ADR 1][one] and ![a picture](p.png).\n',
    'We use one queue as in ADR 1 and a picture.',
  ],
  ['a bare link', '## Decision\n\nSee <https://x.example/a>.\n', 'See https://x.example/a.'],
  [
    'emphasis',
    '## Decision\n\nWe **must not** use `two queues`, __ever__.\n',
    'We must not use `two queues`, ever.',
  ],
  ['a quotation', '## Decision\n\n> We use one queue.\n', 'We use one queue.'],
  ['a table', '## Decision\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\nWe use one queue.\n', 'We use one queue.'],
  ['nothing', '', ''],
  ['a title alone', '# Use one queue\n', ''],
];

describe('the summary of a record', () => {
  it.each(rows)('is taken from %s [records-summary]', (_name, body, expected) => {
    expect(summarise(body)).toBe(expected);
  });

  const sentence = 'We use one queue for every job that may wait.';

  it('ends with a whole sentence when the text is longer', () => {
    const summary = summarise(`## Decision\n\n${`${sentence} `.repeat(20)}\n`);
    expect(summary).toBe(`${sentence} `.repeat(6).trim());
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH);
  });

  it('does not take an abbreviation or a version for the end of a sentence', () => {
    const text = `We use one queue. ${'x'.repeat(200)} e.g. version 1.2.3 of it ${'y '.repeat(60)}`;
    expect(summarise(`## Decision\n\n${text}\n`)).toBe('We use one queue.');
  });

  it('is cut between words when the first sentence is longer', () => {
    const summary = summarise(`## Decision\n\n${'word '.repeat(100)}\n`);
    expect(summary).toBe(
      `${'word '
        .repeat(60)
        .slice(0, 299)
        .trim()
        .replace(/ word?$/, '')}…`,
    );
    expect(summary.length).toBeLessThanOrEqual(SUMMARY_LENGTH);
  });

  it('counts code points and never cuts one in half', () => {
    const summary = summarise(`## Decision\n\n${'😀'.repeat(400)}\n`);
    expect(summary).toBe(`${'😀'.repeat(299)}…`);
  });

  it('ends a Chinese sentence at its own full stop', () => {
    expect(summarise(`## Decision\n\n我们使用一个队列。${'队'.repeat(400)}\n`)).toBe('我们使用一个队列。');
  });

  it.each([
    ['comments that never close', '<!-- '.repeat(200_000)],
    ['open brackets', `## Decision\n\n${'['.repeat(1_000_000)}`],
    ['open emphasis', `## Decision\n\n${'**a __b '.repeat(120_000)}`],
    ['rules', '- '.repeat(500_000)],
    ['headings', '## Decision\n\n'.repeat(70_000)],
    ['fences', '```\n'.repeat(250_000)],
  ])('takes bounded time for a million characters of %s', (_name, body) => {
    const start = performance.now();
    summarise(body);
    expect(performance.now() - start).toBeLessThan(1500);
  });
});
