import { describe, expect, it } from 'vitest';
import { escapeControls, escapeLine } from '../../src/scrub/escape-controls.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { unsafe } from './unsafe.ts';

describe('escapeControls', () => {
  it('makes every control, bidi and Tags character visible [control-escaped] [control-tags]', () => {
    for (const code of unsafe) {
      const character = String.fromCodePoint(code);
      const expected = `a\\u{${code.toString(16)}}b`;
      expect(escapeControls(`a${character}b`)).toBe(expected);
      expect(scrubText(`a${character}b`)).toBe(expected);
    }
  });

  it.each([
    '👩‍👩‍👧‍👦',
    '🏳️‍🌈',
    '👍🏽',
    '❤️',
    '1️⃣',
    '🇨🇭',
    '🏴',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁷󠁬󠁳󠁿',
    '10 000',
    'a\tb\nc',
    'می‌خواهم',
    '葛\u{E0100}',
  ])('leaves %j as it is [control-emoji-kept]', (text) => {
    expect(scrubText(`x ${text} y`)).toBe(`x ${text} y`);
  });

  it('shows Tags that follow a black flag and are no flag [control-tags]', () => {
    const hidden = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0078}\u{E007F}';
    expect(escapeControls(hidden)).toBe(
      '\u{1F3F4}\\u{e0067}\\u{e0062}\\u{e0065}\\u{e006e}\\u{e0078}\\u{e007f}',
    );
  });

  it('shows a flag’s letters where the cancel tag is missing [control-tags]', () => {
    const open = '\u{1F3F4}\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}';
    expect(escapeControls(`${open}x`)).not.toMatch(/[\u{E0000}-\u{E007F}]/u);
  });

  it('shows what is hidden in a run of variation selectors', () => {
    expect(escapeControls('😀\u{FE0F}\u{E0101}\u{E0102}\u{FE01}')).toBe(
      '😀\u{FE0F}\u{E0101}\\u{e0102}\\u{fe01}',
    );
  });

  it('turns CR LF into a newline and shows a lone CR [control-escaped]', () => {
    expect(escapeControls('a\r\nb\rc\r\r\n')).toBe('a\nb\\u{d}c\\u{d}\n');
  });
});

describe('escapeLine', () => {
  it('keeps a name on its line [control-escaped]', () => {
    expect(escapeLine('a\tb\nc\r\nd\u{202E}é')).toBe('a\\u{9}b\\u{a}c\\u{d}\\u{a}d\\u{202e}é');
  });
});
