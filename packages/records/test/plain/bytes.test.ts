import { describe, expect, it } from 'vitest';
import { plant, read } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';

const text = nygard('3. Décider', 'Acceptée\n\nSupersedes [2. Avant](0002-b.md)');
const front = '---\nstatus: proposed\n---\n\n# Front\n\n## Decision\n\nx\n';

const rows: readonly (readonly [string, string | Uint8Array, string, string, readonly string[]])[] = [
  ['CRLF', text.replaceAll('\n', '\r\n'), 'Décider', 'accepted', []],
  ['lone CR', text.replaceAll('\n', '\r'), 'Décider', 'accepted', []],
  ['a UTF-8 mark', `\uFEFF${text}`, 'Décider', 'accepted', []],
  ['a UTF-8 mark before front matter', `\uFEFF${front}`, 'Front', 'proposed', []],
  ['UTF-16 with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le'), 'Décider', 'accepted', ['record-encoding']],
  [
    'UTF-16 in the other order',
    Buffer.from(`\uFEFF${text}`, 'utf16le').swap16(),
    'Décider',
    'accepted',
    ['record-encoding'],
  ],
  ['Latin-1', Buffer.from(text, 'latin1'), 'Décider', 'accepted', ['record-encoding']],
  ['no-break spaces', text.replaceAll(' ', '\u00A0'), 'Décider', 'accepted', []],
  ['NUL in the text', text.replace('Something', 'Some\u0000thing'), 'Décider', 'accepted', []],
  ['300 kB', `${text}${'More of the same. '.repeat(17_000)}`, 'Décider', 'accepted', []],
  ['TOML above it', `+++\ntitle = "T"\nstatus = "rejected"\n+++\n${text}`, 'Décider', 'accepted', []],
  [
    'front matter for another engine above it',
    `---js\nmodule.exports = {}\n---\n${text}`,
    'Décider',
    'accepted',
    [],
  ],
  [
    'front matter that is not closed',
    `---\nstatus: accepted\n${text}`,
    'Décider',
    'accepted',
    ['frontmatter-fence'],
  ],
  [
    'front matter that is no YAML',
    `---\ntitle: A: B: C\nstatus: rejected\n---\n${text}`,
    'A: B: C',
    'rejected',
    ['frontmatter-parse'],
  ],
  ['front matter that is a list', `---\n- a\n---\n${text}`, 'Décider', 'accepted', []],
  [
    'an alias bomb',
    `---\na: &a [x,x]\nb: [${'*a,'.repeat(50)}*a]\nstatus: rejected\n---\n${text}`,
    'Décider',
    'rejected',
    ['frontmatter-parse'],
  ],
];

describe('the bytes of a record in its own format', () => {
  it.each(rows)('may be %s [own-bytes]', async (_, content, title, status, rules) => {
    const { files } = await read(plant({ '0003-c.md': content, '0001-a.md': nygard('1. A') }));
    expect(files[0]?.record?.title).toBe('A');
    const { record, findings = [] } = files[1] ?? {};
    expect([record?.title, record?.status]).toEqual([title, status]);
    expect(findings.map(({ rule }) => rule).filter((rule) => rule !== 'title-missing')).toEqual(rules);
    expect(findings.every(({ severity }) => severity !== 'error')).toBe(true);
  });
});
