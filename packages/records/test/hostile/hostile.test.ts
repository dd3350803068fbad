import { lstatSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { CorpusLocation } from '../../src/engine.ts';
import { lintCorpus } from '../../src/lint/lint.ts';
import type { Corpus } from '../../src/record.ts';
import { plant, read, record, TODAY } from '../support/corpus.ts';
import type { Files } from '../support/corpus.ts';
import { hostileInputs } from './inputs.ts';

const NAME = '0099-hostile.md';
const good: Files = Object.fromEntries(
  [1, 2, 3, 4, 5].map((number) => [
    `000${number}-good.md`,
    record(`000${number}`, 'affects: [{type: path, pattern: src/**}]'),
  ]),
);

/** Every file below a folder with its bytes: a reading must leave them as they are. */
function contents({ root }: CorpusLocation): readonly (readonly [string, string])[] {
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .sort()
    .map((name) => [
      name,
      lstatSync(path.join(root, name)).isFile() ? readFileSync(path.join(root, name), 'latin1') : '',
    ]);
}

/** Reads and lints; the time is the best of three, as other programs share the machine. */
async function judge(at: CorpusLocation): Promise<{ corpus: Corpus; rules: readonly string[]; ms: number }> {
  const times: number[] = [];
  for (let round = 0; round < 3; round += 1) {
    const start = performance.now();
    lintCorpus(await read(at), [], TODAY);
    times.push(performance.now() - start);
  }
  const corpus = await read(at);
  const { findings } = lintCorpus(corpus, [], TODAY);
  expect(findings.every(({ path: where }) => where === `docs/adr/${NAME}`)).toBe(true);
  return { corpus, rules: findings.map(({ rule }) => rule).sort(), ms: Math.min(...times) };
}

describe('a hostile record [input-hostile-bytes]', () => {
  it.each(hostileInputs)('alone gives findings or a right reading: $name', async ({ content, rules }) => {
    const at = plant({ [NAME]: content });
    const before = contents(at);
    const { corpus, rules: found, ms } = await judge(at);
    expect(found).toEqual([...rules].sort());
    const isError = corpus.files[0]?.findings.some(({ severity }) => severity === 'error');
    // Keys of its own make a record wrong, and it is answered with all the same.
    const hasOwnKeys = found.includes('strict-unknown-key') && !found.includes('more-findings');
    expect(corpus.files[0]?.record?.id).toBe(isError === true && !hasOwnKeys ? undefined : '0099');
    expect(contents(at)).toEqual(before);
    expect(ms).toBeLessThan(100);
  });

  it.each(hostileInputs)(
    'leaves five good ones as they are: $name [records-unreadable-named]',
    async ({ content, rules }) => {
      const at = plant({ ...good, [NAME]: content });
      const { corpus, rules: found } = await judge(at);
      expect(found).toEqual([...rules].sort());
      const valid = corpus.files.slice(0, 5).map(({ record: one }) => one);
      expect(valid.map((one) => one?.id)).toEqual(['0001', '0002', '0003', '0004', '0005']);
      expect(
        valid.every((one) => one?.affects[0]?.pattern === 'src/**' && one.body().includes('We decided.')),
      ).toBe(true);
    },
  );
});
