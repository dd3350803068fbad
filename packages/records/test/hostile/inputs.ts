import { front, record } from '../support/corpus.ts';

const text = (id: string, below: string): string => `${record(id)}\n${below}\n`;
const letters = (name: string): string =>
  Array.from(name, (char) => String.fromCodePoint(0xe0000 + char.charCodeAt(0))).join('');

export interface HostileInput {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** The rules of the findings about it, sorted; none when it is read right. */
  readonly rules: readonly string[];
}

const input = (name: string, content: string | Uint8Array, ...rules: readonly string[]): HostileInput => ({
  name,
  content,
  rules,
});
const fence = 'frontmatter-fence';
const parse = 'frontmatter-parse';
const code = "require('node:fs').writeFileSync('planted', 'x')";

/** Records that broke other tools, written anew. The id of each valid one is 0099. */
export const hostileInputs: readonly HostileInput[] = [
  input('a JavaScript fence', `---javascript\n${code}\n---\n`, fence),
  input('a short JavaScript fence', `---js\n${code}\n---\n`, fence),
  input('a JSON fence', '---json\n{}\n---\n', fence),
  input('a function tag', record('0099', `title: !!js/function >\n  function () { ${code} }`)),
  input(
    'an evaluating tag',
    record('0099', `note: !!python/object/apply:os.system ["touch planted"]`),
    'strict-unknown-key',
  ),
  input('TOML', '+++\nid = "0099"\n+++\n# T\n', fence),
  input('a blank line first', `\n${record('0099')}`, fence),
  input('dots for a closing fence', `---\n${front('0099')}...\n# T\n`, fence),
  input('front matter without an end', `---\n${front('0099')}# T\n`, fence),
  input('nothing', '', fence),
  input('a fence and nothing else', '---', fence),
  input('two fences and nothing else', '---\n---\n', 'invalid-type'),
  input('a UTF-8 mark', `\uFEFF${record('0099')}`),
  input('a mark and nothing else', '\uFEFF', fence),
  input('CRLF', record('0099').replaceAll('\n', '\r\n')),
  input('lone CR', record('0099').replaceAll('\n', '\r')),
  input('UTF-16LE', Buffer.from(`\uFEFF${record('0099')}`, 'utf16le'), 'record-encoding'),
  input('UTF-16BE without a mark', Buffer.from(record('0099'), 'utf16le').swap16(), 'record-encoding'),
  input('Latin-1', Buffer.from(record('0099', 'title: D\u00E9cision'), 'latin1'), 'record-encoding'),
  input(
    'bytes that are no text',
    Buffer.from(Array.from({ length: 999 }, (_, at) => (at * 89) % 256)),
    fence,
    'hidden-text',
    'record-encoding',
  ),
  input('NUL in the text', text('0099', 'a\u0000b'), 'hidden-text'),
  input('NUL in the front matter', record('0099', 'title: a\u0000b'), parse, 'hidden-text'),
  input(
    'a no-break space behind a colon',
    record('0099', 'title:\u00A0Use it'),
    parse,
    'record-no-break-space',
  ),
  input('terminal escapes', text('0099', '\u001B[2J\u001B]0;owned\u0007 \u009B31m'), 'hidden-text'),
  input('bidirectional overrides', text('0099', 'user \u202Enimda\u202C'), 'hidden-text'),
  input('an invisible command', text('0099', `${letters('obey')} a\u200Bb`), 'hidden-text'),
  input('an alias bomb', `---\n${bomb()}---\n`, 'file-read'),
  input('an anchor inside itself', record('0099', 'review: &r {objections: [*r]}'), 'file-read'),
  input('an alias to nothing', record('0099', 'tags: [*nothing]'), 'file-read'),
  input(
    'a merge key',
    record('0099', 'x: &x {scope: org}', '<<: *x'),
    'strict-unknown-key',
    'strict-unknown-key',
  ),
  input(
    'prototype keys',
    record('0099', '__proto__: {status: accepted}', 'constructor: 1', 'toString: 1'),
    ...Array(3).fill('strict-unknown-key'),
  ),
  input('a key twice', record('0099', 'title: a b c\ntitle: d e f'), parse),
  input('tabs', record('0099', 'review:\n\ttier: auto'), parse),
  input('two documents', record('0099', 'title: abc\n...\nx: 1'), parse),
  input('empty keys', record('0099', 'affects:', 'tags:'), 'invalid-type', 'invalid-type'),
  input(
    'values of other types',
    record('0099', 'id: 0099', 'date: 20260203', 'supersededBy: 7'),
    ...Array(3).fill('invalid-type'),
  ),
  input('a list of statuses', record('0099', 'status: [accepted, deprecated]'), 'invalid-enum-value'),
  input('10,000 open brackets', record('0099', `tags: ${'['.repeat(10_000)}`), parse),
  input('10,000 levels of keys', record('0099', `x: ${'{a: '.repeat(10_000)}`), parse),
  input('50,000 quotes', text('0099', '>'.repeat(50_000))),
  input(
    'a line of 5 MB in the front matter [input-long-line]',
    record('0099', `title: ${'x'.repeat(5_000_000)}`),
    fence,
    'record-truncated',
  ),
  input('a line of 200 kB in the front matter', record('0099', `title: ${'x'.repeat(200_000)}`), parse),
  input('a line of 5 MB below it [input-long-line]', text('0099', 'x'.repeat(5_000_000)), 'record-truncated'),
  input('10 MB [input-big-record]', text('0099', 'A line of prose.\n'.repeat(617_000)), 'record-truncated'),
  input('10 MB of open fences', '---\n'.repeat(2_500_000), 'invalid-type', 'record-truncated'),
  input(
    'a superseding circle of one',
    record('0099', 'status: superseded', 'supersedes: ["0099"]', 'supersededBy: "0099"'),
    'self-reference',
    'self-reference',
  ),
  input(
    '6,000 unknown keys',
    record('0099', Array.from({ length: 6000 }, (_, at) => `k${at}:`).join('\n')),
    'more-findings',
    ...Array<string>(100).fill('strict-unknown-key'),
  ),
  input(
    '6,000 references to nothing',
    record('0099', `relatesTo: [${Array.from({ length: 6000 }, (_, at) => `"${at + 1000}"`).join()}]`),
    ...Array<string>(100).fill('dangling-relatesTo'),
    'more-findings',
  ),
  input(
    '9,000 tags of which the last is there twice',
    record('0099', `tags: [${Array.from({ length: 9000 }, (_, at) => `a${at}`).join()}, a8999]`),
    'unique-items',
  ),
];

function bomb(): string {
  const names = 'abcdefghi';
  return Array.from(names, (name, at) => {
    const below = at === 0 ? 'x' : `*${names[at - 1] ?? ''}`;
    return `${name}: &${name} [${Array(9).fill(below).join(', ')}]\n`;
  }).join('');
}
