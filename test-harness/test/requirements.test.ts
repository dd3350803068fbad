import { describe, expect, it } from 'vitest';
import { requirements } from '../src/requirements.ts';
import { citedIds, titlesIn } from '../src/source/titles.ts';
import { readTracked, trackedFiles } from '../src/source/tracked.ts';

/** Tests, and the suites that several tests share. */
const testFiles = trackedFiles(
  'packages/*/test/*.ts',
  'apps/*/test/*.ts',
  'test-harness/test/*.ts',
  'test-harness/src/*.ts',
);
const citedBy = new Map<string, string>();
for (const file of testFiles) {
  for (const id of citedIds(titlesIn(readTracked(file)))) citedBy.set(id, file);
}

describe('the table of requirements', () => {
  it('has ids of two or more lower-case words', () => {
    expect(requirements.map(({ id }) => id).filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)+$/.test(id))).toEqual([]);
  });

  it('names no id twice', () => {
    const ids = requirements.map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('says each promise in one sentence, and where it comes from', () => {
    const bad = requirements.filter(
      ({ sentence, source }) =>
        !sentence.endsWith('.') || !/^(boundary|seed|spec|issue \d+): \w/.test(source),
    );
    expect(bad).toEqual([]);
  });

  it('has no promise that no test proves [requirements-cited]', () => {
    expect(requirements.filter(({ id }) => !citedBy.has(id)).map(({ id }) => id)).toEqual([]);
  });

  it('has every id that a test cites [requirements-cited]', () => {
    const known = new Set<string>(requirements.map(({ id }) => id));
    const unknown = [...citedBy].filter(([id]) => !known.has(id)).map(([id, file]) => `${file}: ${id}`);
    expect(unknown).toEqual([]);
  });
});
