import { describe, expect, it } from 'vitest';
import { loadWholeReader } from '../../src/frontmatter/read.ts';
import { readPlain } from '../../src/plain/read-plain.ts';
import { pathsNamedIn } from '../../src/scope/mentioned.ts';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import { plant } from '../support/corpus.ts';
import { nygard } from '../support/own.ts';

const readFrontMatter = await loadWholeReader();
const MEGABYTE = 1024 * 1024;

/** Processor time in milliseconds: other programs share the machine. */
function timed(run: () => void): number {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The best of a few runs, ended by the first within the budget. */
function best(budget: number, run: () => number): number {
  let least = Infinity;
  for (let round = 0; round < 5 && least >= budget; round += 1) least = Math.min(least, run());
  return least;
}

const filled = (piece: string): string => piece.repeat(Math.ceil(MEGABYTE / piece.length)).slice(0, MEGABYTE);

const pieces: readonly (readonly [string, string])[] = [
  ['letters', 'x'],
  ['spaces', ' '],
  ['headings', '## Status\n'],
  ['headings without a space', '##Status\n'],
  ['hashes', '#'],
  ['a heading that does not end', '# a '],
  ['fences', '```\n'],
  ['tildes', '~'],
  ['comments that do not end', '<!-- '],
  ['comments that do', '<!-- -->'],
  ['rules', '---\n'],
  ['rows', '| Status | Accepted |\n'],
  ['pipes', '|'],
  ['fields', 'Status: Accepted\n'],
  ['fields on one line', 'Status: Accepted · '],
  ['bold', '**Status** '],
  ['stars', '*'],
  ['quotation marks', '>'],
  ['brackets', '['],
  ['links', '[a](b)'],
  ['links that do not end', ']('],
  ['backticks', '`'],
  ['code that does not end', '` '],
  ['superseding', 'Superseded by [1](0001-a.md)\n'],
  ['superseding on one line', 'Superseded by ADR-1, '],
  ['numbers', '1 '],
  ['digits', '1'],
  ['colons', ':'],
  ['roles', ':a:`'],
  ['equals signs', '='],
  ['underlines', '===\n'],
  ['tables in AsciiDoc', '|===\n'],
  ['cells', '|a |b\n'],
  ['attributes', ':status: x\n'],
  ['tags', '<td>Status</td>'],
  ['open tags', '<'],
  ['boxes', '- [ ] Accepted\n'],
  ['words of a status', 'accepted '],
  ['words of replacing', '取代'],
  ['accents', 'é'],
  ['emoji', '😀'],
  ['tabs', '\t'],
  ['CR', '\r'],
];

describe('a megabyte as a record in its own format', () => {
  it.each(pieces)('takes bounded time when it is made of %s [own-any-input]', (_, piece) => {
    const heads = ['', '# T\n\n## Status\n\n', '---\nstatus: '];
    for (const ending of ['md', 'rst', 'adoc']) {
      for (const head of heads) {
        const text = head + filled(piece);
        const source = { path: `docs/adr/0001-a.${ending}`, text, encoding: 'utf-8' as const };
        const run = (): number =>
          timed(() => {
            const reading = readPlain({ ...source }, readFrontMatter);
            if (reading !== undefined) pathsNamedIn(reading.file.record);
          });
        expect(best(400, run), `${head}… .${ending}`).toBeLessThan(400);
      }
    }
  });
});

describe('a thousand records in their own format', () => {
  it('are read in a fraction of a second [own-speed]', async () => {
    const text = (at: number): string =>
      nygard(
        `${at}. Use it ${at}`,
        at % 5 === 0 ? `Superseded by ADR-${at + 1}` : 'Accepted',
        'We do it. '.repeat(200),
      );
    const at = plant(
      Object.fromEntries(
        Array.from({ length: 1000 }, (_, index) => [
          `${String(index + 1).padStart(4, '0')}-a.md`,
          text(index + 1),
        ]),
      ),
    );
    let least = Infinity;
    for (let round = 0; round < 6 && least >= 150; round += 1) {
      const before = process.cpuUsage();
      const reading = await createCorpusReader({ cache: false }).readCorpus(at);
      const { user, system } = process.cpuUsage(before);
      least = Math.min(least, (user + system) / 1000);
      expect(reading.ok && reading.corpus.files.length).toBe(1000);
    }
    expect(least).toBeLessThan(150);
  });
});
