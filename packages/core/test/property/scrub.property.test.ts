import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeControls } from '../../src/scrub/escape-controls.ts';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { scrubValue } from '../../src/scrub/scrub-value.ts';
import { recordWritingVerbs } from '../../src/scrub/verbs.ts';
import { holds } from './property.ts';

const verbs = [...recordWritingVerbs];

/** Pieces that matches are made of, and that could be put together into one by a careless scrubber. */
const programs = fc.constantFrom(
  'adr',
  '@adrkit/cli',
  'npx adr',
  '.bin/adr',
  'adr.cmd',
  'ad\u{AD}r',
  'a',
  'xadr',
);
const words = fc.constantFrom(...verbs, 'n\u{200B}ew', 'new-x', 'list', 'x', '[removed]', '\\u{202e}', '新');
const gaps = fc.oneof(
  fc.constantFrom(' ', '\n', '\t', '\u{A0}', '\\\n', '\\\r\n', '\\', '\r', '\r\n', '\u{85}', '\u{2028}'),
  fc.constantFrom(
    '\u{AD}',
    '\u{200B}',
    '\u{FE0F}',
    '\u{E0100}',
    '\u{3164}',
    '\u{202E}',
    '\u{7}',
    '\u{E0041}',
  ),
  fc.constantFrom(
    '\u{1B}[1m',
    '\u{1B}[',
    '\u{9B}0m',
    '\u{1B}]0;x\u{7}',
    '\u{1B}]',
    '\u{1B}(B',
    '\u{1B}',
    '\\u{1b}[1m',
    '\\u{a}',
  ),
);
const options = fc.constantFrom('--dir', '--json', '-C', '--', '-', '--x=y', '-x', '=', '--dir=', '--x=adr');
const strays = fc.oneof(
  fc.constantFrom('.', '@', '/', '`', '"', '{', '}', '\u{1F3F4}', '\u{D800}'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const call = fc
  .tuple(programs, fc.array(fc.tuple(gaps, fc.oneof(options, words, gaps)), { maxLength: 4 }), gaps, words)
  .map(([name, middle, gap, word]) => name + middle.flat().join('') + gap + word);
const texts = fc
  .array(fc.oneof({ weight: 3, arbitrary: call }, programs, words, gaps, options, strays), { maxLength: 6 })
  .map((parts) => parts.join(''));

// Written apart from the product: what no result may hold, as one pattern.
const invisible = String.raw`\p{Cf}\uFE00-\uFE0F\u{E0100}-\u{E01EF}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0`;
const hidden = `[${invisible}]*`;
const program = `a${hidden}d${hidden}r`;
const separator = String.raw`(?:[\s${invisible}]|\\\r?\n)+`;
const option = String.raw`(?:--?[\w][^\s${invisible}]*${separator}|--${separator})*`;
const command = new RegExp(
  String.raw`(?<!\w)(?:${program}|@adrkit/cli)${separator}${option}(?:${verbs.join('|')})(?!\w)`,
  'u',
);

it('is idempotent [scrub-idempotent]', () => {
  holds('scrubbing twice changes nothing more', texts, (text) => {
    const once = scrubText(text);
    expect(scrubText(once)).toBe(once);
  });
});

it('leaves no match of the rule as a plain pattern [scrub-idempotent] [scrub-verbs]', () => {
  holds('scrubbing leaves no record-writing command', texts, (text) => {
    expect(scrubText(text)).not.toMatch(command);
  });
});

it('leaves no match once colours are taken out [scrub-idempotent] [scrub-separators]', () => {
  const colours = fc.constantFrom('\u{1B}[1m', '\u{1B}[38;5;1m', '\u{9B}0m', '\\u{1b}[0m', '\\u{9b}1m');
  const pieces = fc.oneof(
    programs,
    fc.constantFrom(...verbs, ' ', '\n', '\u{200B}', '--json', '-C', 'x'),
    colours,
  );
  const coloured = fc.array(pieces, { maxLength: 12 }).map((parts) => parts.join(''));
  holds('scrubbing leaves no command behind colours', coloured, (text) => {
    const plain = scrubText(text).replace(/\\u\{(?:1b\}\[|9b\})[0-?]*[ -/]*[@-~]/gu, '\u{200B}');
    expect(plain).not.toMatch(command);
  });
});

it('leaves no control, bidi or stray Tags character [control-escaped] [control-tags]', () => {
  const unsafe = /[\0-\x08\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;
  const loneTag = /(?<![\u{1F3F4}\u{E0000}-\u{E007F}])[\u{E0000}-\u{E007F}]/u;
  holds('scrubbing leaves no control character', texts, (text) => {
    const scrubbed = scrubText(text);
    expect(scrubbed).not.toMatch(unsafe);
    expect(scrubbed).not.toMatch(loneTag);
  });
});

it('changes nothing but verbs and unsafe characters [scrub-prose]', () => {
  // With every program name broken up, escaping is all that may be left to do.
  const harmless = texts.map((text) => text.replace(new RegExp(program, 'gu'), 'a-d-r'));
  holds('scrubbing changes nothing that it does not look for', harmless, (text) => {
    expect(scrubText(text)).toBe(escapeControls(text));
  });
});

it('keeps the shape of data and scrubs every string of it [scrub-keys-and-values]', () => {
  const data = fc.letrec((tie) => ({
    value: fc.oneof(texts, fc.integer(), fc.constant(null), tie('list'), tie('object')),
    list: fc.array(tie('value'), { maxLength: 4 }),
    object: fc.dictionary(texts, tie('value'), { maxKeys: 4, noNullPrototype: false }),
  })).value;
  holds('scrubbing data keeps its shape', data, (value) => {
    const before = JSON.stringify(value);
    const scrubbed = scrubValue(value);
    expect(shape(scrubbed)).toBe(shape(value));
    expect(strings(scrubbed).every((text) => scrubText(text) === text)).toBe(true);
    expect(scrubValue(scrubbed)).toBe(scrubbed);
    expect(JSON.stringify(value)).toBe(before);
  });
});

/** The data with every string and key emptied: how many there are of what, where. */
function shape(value: unknown): string {
  return JSON.stringify(value, (_key, child: unknown) => {
    if (typeof child === 'string') return '';
    if (typeof child !== 'object' || child === null || Array.isArray(child)) return child;
    return Object.values(child);
  });
}

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return [...(Array.isArray(value) ? [] : Object.keys(value)), ...Object.values(value).flatMap(strings)];
}
