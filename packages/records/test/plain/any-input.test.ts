import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../src/bytes/decode.ts';
import { loadWholeReader } from '../../src/frontmatter/read.ts';
import { chooseDocuments } from '../../src/plain/choose.ts';
import { nameFacts } from '../../src/plain/name.ts';
import { type PlainReading, readPlain } from '../../src/plain/read-plain.ts';
import { type Files, plant } from '../support/corpus.ts';
import { engine, reportOf } from '../support/engine.ts';
import { fixtures } from './fixtures/all.ts';

const readFrontMatter = await loadWholeReader();

function read(path: string, bytes: Buffer): PlainReading {
  const reading = readPlain({ path, ...decodeBytes(bytes) }, readFrontMatter);
  if (reading === undefined) throw new Error('the whole reader could not tell');
  return reading;
}

/** Pieces of records, so that random ones get somewhere. */
const pieces = [
  '# ',
  '## ',
  '## Status\n',
  'Status: ',
  '**Status:** ',
  '| Status | ',
  '|---|---|\n',
  '\n\n',
  '\n',
  '---\n',
  '```\n',
  '~~~\n',
  '<!-- ',
  '-->',
  'Accepted',
  '~~',
  'Superseded by ',
  '[x](0001-a.md)',
  'ADR-0001',
  ':Status: ',
  '== Status\n',
  '======\n',
  '|===\n',
  '.. code-block:: x\n\n   ',
  '``',
  '`src/a.ts`',
  ' · ',
  '- [x] ',
  '> ',
  '\r\n',
  '\u00A0',
  'принято',
  '承認',
  '被',
  '取代',
  '{',
  '[',
  '(',
  'id: ',
  'supersedes: ',
  '2026-01-01',
  '\u0000',
  '\uD800',
  '😀',
] as const;
const soup = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constantFrom(...pieces) },
      { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 8 }) },
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => Buffer.from(parts.join('')));
/** A real one with a piece of it replaced. */
const damaged = fc
  .tuple(fc.constantFrom(...fixtures), fc.nat(), fc.constantFrom(...pieces))
  .map(([{ text }, at, piece]) => {
    const cut = text.length === 0 ? 0 : at % text.length;
    return Buffer.from(text.slice(0, cut) + piece + text.slice(cut + 5));
  });
const bytes = fc.oneof(
  soup,
  damaged,
  fc.uint8Array({ maxLength: 300 }).map((array) => Buffer.from(array)),
);
const extension = fc.constantFrom('md', 'rst', 'adoc');

describe('any bytes as a record in its own format', () => {
  it('give a record, the same each time, without an error or an exception [own-any-input]', () => {
    let stated = 0;
    fc.assert(
      fc.property(bytes, extension, (input, ending) => {
        const path = `docs/adr/0007-a.${ending}`;
        const { file, evidence, isTemplate } = read(path, input);
        const { record, findings } = file;
        expect(record.id).not.toBe('');
        expect(record.title).not.toBe('');
        expect(record.title.length).toBeLessThanOrEqual(300);
        expect(
          findings.every((one) => one.severity !== 'error' && one.path === path && one.message.length < 500),
        ).toBe(true);
        const again = read(path, input);
        const plainly = (reading: PlainReading): string =>
          JSON.stringify({ ...reading.file.record, findings: reading.file.findings });
        expect(plainly(again)).toBe(plainly({ file, evidence, isTemplate }));
        if (record.status !== 'unknown') stated += 1;
      }),
      { numRuns: 1000 },
    );
    expect(stated).toBeGreaterThan(100);
  });
});

const part = fc.oneof(
  fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    '0001-a',
    '0001',
    'ADR-1',
    '2021-01-01-x',
    'README',
    'index',
    'template',
    '0000-template',
    'notes',
    'adr',
    '..',
    ' ',
  ),
);
const file = fc
  .tuple(fc.array(part, { maxLength: 3 }), part, fc.constantFrom('.md', '.rst', '.adoc', '.MD'))
  .map(([folders, base, ending]) =>
    [...folders, `${base}${ending}`].map((name) => name.replaceAll(/[/\0]/g, '_')).join('/'),
  );

describe('any names of files', () => {
  it('are each one of: to be read, beside, skipped [own-any-input] [own-accounting]', () => {
    fc.assert(
      fc.property(fc.uniqueArray(file, { maxLength: 20 }), (names) => {
        const { candidates, beside, skipped } = chooseDocuments(names);
        expect([...candidates.keys(), ...beside, ...skipped.keys()].sort()).toEqual([...names].sort());
      }),
      { numRuns: 500 },
    );
  });

  it('say something of themselves, whatever they are', () => {
    fc.assert(
      fc.property(part, (name) => {
        const { label, number } = nameFacts(name);
        expect(label).not.toBe('');
        expect(number === undefined || /^\d+[a-z]?$/.test(number)).toBe(true);
      }),
    );
  });
});

const target = fc.constantFrom(
  '1',
  'ADR-0002',
  '[x](0003-c.md)',
  '[2](/docs/adr/0002-b.md)',
  'Title 1',
  'N/A',
  'nothing known',
  '[y](https://h.example/blob/main/docs/adr/0001-a.md)',
  '0009',
);
const link = fc
  .tuple(
    fc.constantFrom('Supersedes ', 'Superseded by ', 'Superceded by ', 'Replaces ', 'Amended by '),
    target,
  )
  .map((both) => both.join(''));
const status = fc.constantFrom('Accepted', 'Proposed', 'Rejected', 'Superseded', '', 'Принято', 'Blocked');
const linked = fc
  .tuple(status, fc.array(link, { maxLength: 3 }))
  .map(([word, links]) => [word, ...links].join('\n\n'));

describe('records that are linked in any way', () => {
  it('give one answer, whole and the same on a second reading [own-any-input]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(linked, { minLength: 2, maxLength: 4 }), async (statuses) => {
        const files: Files = Object.fromEntries(
          statuses.map((text, at) => [
            `000${at + 1}-${'abcd'.charAt(at)}.md`,
            `# ${at + 1}. Title ${at + 1}\n\n## Status\n\n${text}\n\n## Decision\n\nSee \`src/x.ts\`.\n`,
          ]),
        );
        const at = plant({ ...files, 'src/x.ts': '' });
        const ask = async (): Promise<string> =>
          JSON.stringify([
            await engine.list(at),
            await engine.lint(at, []),
            await engine.check(at, ['src/x.ts']),
          ]);
        const first = await ask();
        expect(await ask()).toBe(first);
        const { records } = reportOf(await engine.list(at));
        expect(records).toHaveLength(statuses.length);
        // Who is turned by another record is history, and names it.
        for (const record of records.filter((one) => one.effectiveStatus !== one.status)) {
          expect([record.effectiveStatus, record.bucket]).toEqual(['superseded', 'history']);
          expect(records.map(({ recordPath }) => recordPath)).toContain(record.supersededByPath);
        }
        const { findings } = reportOf(await engine.lint(at, []));
        expect(findings.every(({ severity }) => severity !== 'error')).toBe(true);
      }),
      { numRuns: 40 },
    );
  });
});
