import { describe, expect, it } from 'vitest';
import { escapeControls, escapeLine } from '../../src/scrub/escape-controls.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';

const hiding = {
  'a colour before the program': 'T \u{1B}[1madr new\u{1B}[0m',
  'a colour before the verb': 'and adr \u{1B}[1mnew',
  'a colour for the separator': 'adr\u{1B}[0m new',
  'nothing but a colour between': 'adr\u{1B}[38;5;1mnew',
  'a file name of two lines': 'x\n\u{1B}[31madr new y.ts',
  'a colour behind the verb': 'adr new\u{1B}[0m',
  'a colour inside the program': 'a\u{1B}[1mdr new',
  'a colour inside the verb': 'adr n\u{1B}[1mew',
  'a colour among options': 'adr \u{1B}[1m--json\u{1B}[0m new',
  'C1 control sequences': 'x\u{9B}1madr\u{9B}0m new',
  'a sequence with an intermediate': '\u{1B}[1 qadr new',
  'a window title': 'adr \u{1B}]0;a title\u{7}new',
  'a link': '\u{1B}]8;;https://example.org/\u{1B}\\adr\u{1B}]8;;\u{1B}\\ new',
  'a C1 title': 'adr\u{9D}0;a title\u{9C}new',
  'a device string': 'adr \u{1B}Pq#0\u{1B}\\new',
  'a character set': '\u{1B}(Badr\u{1B}(B new',
  'a reset': '\u{1B}cadr new',
  'a title without an end': 'adr \u{1B}]new',
  'a title of its own': '\u{1B}]0;adr new\u{7}',
  'a command after a title': 'adr \u{1B}]0;adr new\u{7}lint',
  'a sequence without its last character': '\u{1B}[1adr new',
} as const;

describe('scrubText on what steers a terminal', () => {
  it.each(Object.entries(hiding))('sees through %s [scrub-separators]', (_name, text) => {
    const scrubbed = scrubText(text);
    expect(scrubbed.match(/\[removed\]/gu)).toHaveLength(1);
    expect(scrubbed).not.toMatch(/new|ew/u);
    expect(scrubText(scrubbed)).toBe(scrubbed);
  });

  it.each(Object.entries(hiding))('sees through %s once it is escaped [scrub-idempotent]', (_name, text) => {
    for (const escaped of [escapeControls(text), escapeLine(text)]) {
      expect(scrubText(escaped)).toMatch(/\[removed\]/u);
      expect(scrubText(scrubText(escaped))).toBe(scrubText(escaped));
    }
  });

  it.each(['adr\nnew', 'adr\tnew', 'adr\u{7}new', 'adr \u{202E}new', 'x\u{1}adr\rnew'])(
    'sees through %j once it is escaped [scrub-idempotent]',
    (text) => {
      expect(scrubText(escapeLine(text))).toMatch(/\[removed\]$/u);
    },
  );

  it.each(['the \\u{1b}[1mmadr new', '\\u{202e} is a new adr', 'adr\\u{41}new', 'adr \\u{1b}[1m lint new'])(
    'leaves %j as it is [scrub-prose]',
    (text) => {
      expect(scrubText(text)).toBe(text);
    },
  );

  it.each([
    'adr\\\r\r\naccept',
    'adr --dir\u{1B}\u{1B}\\u{1b}[1maccept accept',
    'adr --dir acceptadr\u{1}acceptadr\u{AD}accept',
  ])('changes %j once and no more [scrub-idempotent]', (text) => {
    expect(scrubText(scrubText(text))).toBe(scrubText(text));
  });

  it('removes the verb and nothing of the sequences around it', () => {
    expect(scrubText('T \u{1B}[1madr new\u{1B}[0m')).toBe('T \\u{1b}[1madr [removed]\\u{1b}[0m');
    expect(scrubText('adr n\u{1B}[1mew x')).toBe('adr [removed] x');
  });
});
