import { describe, expect, it } from 'vitest';
import { createMemories, forgetOthers } from '../../src/corpus/cache.ts';

const kept = { reading: { file: { path: 'x', findings: [] }, bytes: 0 as const }, settled: true };

describe('the memory of a corpus', () => {
  it('drops files that are no longer there', () => {
    const memory = {
      files: new Map([
        ['a', kept],
        ['b', kept],
        ['c', kept],
      ]),
    };
    forgetOthers(memory, ['b', 'd']);
    expect([...memory.files.keys()]).toEqual(['b']);
  });

  it('is one for each key, and a new one each time without a cache', () => {
    const [withCache, without] = [createMemories(true), createMemories(false)];
    expect(withCache('k')).toBe(withCache('k'));
    expect(withCache('k')).not.toBe(withCache('l'));
    expect(without('k')).not.toBe(without('k'));
  });
});
