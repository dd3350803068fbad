import { describe, expect, it } from 'vitest';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { scrubValue } from '../../src/scrub/scrub-value.ts';
import { prose } from './prose.ts';
import { fastest } from './timing.ts';

/** What would be slow if a search went back, nested a repetition, or looked at a run once for every start. */
const worst = {
  programs: 'adr ',
  'options that are programs': 'adr -adr ',
  'options with a value': 'adr --dir ',
  'options without an end': '--x ',
  'values that are programs': 'adr --dir adr ',
  verbs: 'adr new ',
  'verbs that are values': 'adr --dir new ',
  spaces: ' ',
  'line ends behind a backslash': '\\\n',
  'invisible characters': '\u{200B}',
  'invisible characters of two units': '\u{E0100}',
  'first letters, hidden': 'a\u{200B}',
  'programs, hidden': 'a\u{200B}d\u{200B}r\u{200B}',
  'verbs, cut short': 'adr n\u{200B}\u{200B}\u{200B}',
  'options, cut up': ' --x\u{200B}y',
  'package names': '@adrkit/cli/',
  versions: 'adr@a.b',
  controls: '\u{1}',
  tags: '\u{E0041}',
  colours: 'adr \u{1B}[1m',
  'colours without an end': '\u{1B}[1',
  'titles without an end': 'adr \u{1B}]',
  'titles with programs': '\u{1B}]adr \u{7}',
  'escaped colours': 'adr \\u{1b}[1m',
  'calls with quotes': 'adr "x" ',
  'quoted programs': '"adr" ',
  'programs without a space': '"adr"',
  'values in quotes': 'adr --dir "a b" ',
  'values in quotes that are programs': 'adr --dir "a adr --dir " ',
  'options in quotes': '"--x" ',
  quotes: '"',
  'escaped quotes': '\\"',
  backslashes: '\\',
  'lines that go on': '`\n',
  'versions that are programs': 'adr@adr.adr',
  'half a flag': '\u{1F3F4}\u{E0067}\u{E0062}',
} as const;

describe('scrubText', () => {
  it.each(Object.entries(worst))('takes time in proportion to a text of %s [scrub-linear]', (_name, part) => {
    const half = `adr ${part.repeat(Math.ceil(50_000 / part.length))}`;
    const whole = `adr ${part.repeat(Math.ceil(200_000 / part.length))}`;
    const [short, long] = fastest(
      7,
      () => scrubText(half),
      () => scrubText(whole),
    );
    // Four times the text: linear is about 4, quadratic 16. The milliseconds are the collector's, which has threads of
    // its own; what is quadratic takes hundreds of them for a text as long as this.
    expect(long).toBeLessThan(10 * short + 15);
  });

  it('answers for 4 million invisible characters without running out of stack [scrub-linear]', () => {
    for (const part of ['\u{FE0F}', '\u{E0100}', '\u{E0041}', ' ']) {
      const text = `adr ${part.repeat(4_000_000 / part.length)}new`;
      expect(scrubText(text).endsWith('[removed]')).toBe(true);
    }
  });

  it.each(['\u{1B}[', '\u{1B}]'])(
    'needs no stack for 4 million characters behind %j [scrub-linear]',
    (start) => {
      const text = `adr ${start}${'1'.repeat(2_000_000)}${' '.repeat(2_000_000)}\u{7} new`;
      expect(scrubText(text).endsWith('[removed]')).toBe(true);
    },
  );
});

/** A report as an engine gives it, with text of the given kind. */
function report(sentence: (index: number) => string): unknown {
  return {
    governedBy: Array.from({ length: 400 }, (_, index) => ({
      recordId: String(index).padStart(4, '0'),
      title: `A decision about part ${index}`,
      status: 'accepted',
      bucket: 'governing',
      firedMatchers: [{ type: 'path', pattern: `src/part${index}/**` }],
      recordPath: `docs/adr/${String(index).padStart(4, '0')}-a-decision.md`,
      effectiveStatus: 'accepted',
      summary: sentence(index),
      why: `src/part${index}/a.ts matches src/part${index}/**, which this record declares.`,
    })),
  };
}

describe('scrubbing a report', () => {
  const ascii = (text: string): string => text.replace(/[^\n -~]/gu, '');
  const reports = {
    'in English': report((index) => ascii(prose(200, index))),
    'in Russian with emoji': report(() =>
      '👍🏽 Решение принято: нагрузка растёт, новый сервис готов. '.repeat(4),
    ),
  };

  it.each(Object.entries(reports))(
    '%s takes at most three times JSON.parse [scrub-budget]',
    (_name, value) => {
      const text = JSON.stringify(value, null, 2);
      const parsed = JSON.parse(text) as unknown;
      const [parse, asText, asValue] = fastest(
        40,
        () => JSON.parse(text) as unknown,
        () => scrubText(text),
        () => scrubValue(parsed),
      );
      expect({ text: asText <= 3 * parse, value: asValue <= 3 * parse }).toEqual({ text: true, value: true });
    },
  );
});
