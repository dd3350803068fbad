import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeBytes } from '../../src/bytes/decode.ts';
import { readTyped } from '../../src/format/typed.ts';
import { loadWholeReader } from '../../src/frontmatter/read.ts';
import { readYaml } from '../../src/frontmatter/yaml.ts';
import { lintCorpus } from '../../src/lint/lint.ts';
import type { RecordFile } from '../../src/record.ts';
import { front, TODAY } from '../support/corpus.ts';

const PATH = 'docs/adr/0001-a.md';

const readFrontMatter = await loadWholeReader();

function readAny(bytes: Buffer): RecordFile {
  const file = readTyped({ path: PATH, ...decodeBytes(bytes) }, readFrontMatter);
  if (file === undefined) throw new Error('the whole reader could not tell');
  return file;
}

/** Pieces of YAML, so that random records get past the fences. */
const PIECES =
  'a: |id: |status: |tags: |- |? |: |[|]|{|}|, |"|\'|>|&x |*x|!t |#|@|%|---|...|<<: |__proto__: |0010|\u00A0|\r|\u0000|é|\uD800|\n|\n  |\t';
const piece = fc.constantFrom('|', ...PIECES.split('|'));
const soup = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 5, unit: 'binary' })), { maxLength: 40 })
  .map((parts) => parts.join(''));
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array)),
  fc
    .uint8Array({ maxLength: 100 })
    .map((array) => Buffer.concat([Buffer.from(`---\n${front('0001')}---\n`), array])),
  soup.map((text) => Buffer.from(`---\n${text}\n---\nbody`)),
  soup.map((text) => Buffer.from(`---\n${front('0001')}${text}\n---\nbody`)),
);

describe('any bytes as a record', () => {
  it('give a record or an error about its path, the same each time, and never an exception [input-hostile-bytes]', () => {
    let valid = 0;
    fc.assert(
      fc.property(bytes, (input) => {
        const file = readAny(input);
        const errors = file.findings.filter(({ severity }) => severity === 'error');
        expect(errors.length === 0).toBe(file.record !== undefined);
        expect(file.findings.every(({ path, message }) => path === PATH && message.length < 400)).toBe(true);
        if (file.record !== undefined) valid += 1;
        const corpus = { shownDir: 'docs/adr', files: [file], skipped: [], limits: [] };
        const report = JSON.stringify(lintCorpus(corpus, [], TODAY));
        expect(JSON.stringify(lintCorpus({ ...corpus, files: [readAny(input)] }, [], TODAY))).toBe(report);
      }),
      { numRuns: 1000 },
    );
    expect(valid).toBeGreaterThan(50);
  });

  it('give YAML that is a value or a reason', () => {
    const gaveUp = (source: string): boolean => {
      const reading = readYaml(source);
      return !reading.ok && reading.reason.includes('gave up');
    };
    expect(() =>
      fc.assert(
        fc.property(soup, (source) => !gaveUp(source)),
        { numRuns: 1000 },
      ),
    ).not.toThrow();
  });
});
