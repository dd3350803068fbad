import { expect, it } from 'vitest';
import { describeSource } from '../../src/tools/source.ts';

const place = {
  root: '/r',
  corpus: { absolute: '/r/docs/adr', shown: 'docs/adr', origin: 'found', others: ['doc/adr'] },
} as never;
const embedded = { kind: 'embedded', version: '1.2.3' } as const;
const listed = { ok: true, paths: [], nonUtf8: 0, base: 'origin/main' } as const;

it('says root, corpus, the other corpora and the engine [corpus-others-named]', () => {
  expect(describeSource(place, embedded, undefined)).toStrictEqual({
    root: '/r',
    corpus: 'docs/adr',
    otherCorpora: ['doc/adr'],
    engine: 'embedded',
  });
});

it('names an external engine by its program and version', () => {
  const external = { kind: 'external', executable: '/usr/bin/adr', chosenBy: 'PATH' } as const;
  expect(describeSource(place, external, undefined).engine).toBe('/usr/bin/adr');
  expect(describeSource(place, { ...external, version: '0.8.0' }, undefined).engine).toBe(
    '/usr/bin/adr 0.8.0',
  );
});

it.each([
  [listed, { base: 'origin/main' }],
  [
    { ...listed, base: null, why: 'No base branch was found.' },
    { base: null, why: 'No base branch was found.' },
  ],
  [
    { ...listed, nonUtf8: 1 },
    { why: '1 changed file has a name that is not UTF-8 and could not be checked.' },
  ],
  [
    { ...listed, why: 'Capped.', nonUtf8: 2 },
    { why: 'Capped. 2 changed files have names that are not UTF-8 and could not be checked.' },
  ],
])('says what %j was compared with and what was left out [corpus-names-counted]', (changed, said) => {
  expect(describeSource(place, embedded, changed)).toMatchObject(said);
});

it('says nothing of a reason where there is none', () => {
  expect(describeSource(place, embedded, listed)).not.toHaveProperty('why');
});
