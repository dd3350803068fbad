import { describe, expect, it } from 'vitest';
import { isPossible, uniteNames } from '../../src/changed/names.ts';

const names = (...all: readonly string[]): readonly Buffer[] => all.map((name) => Buffer.from(name));

describe('uniteNames', () => {
  it('puts listings together, each name once, sorted by code unit', () => {
    expect(uniteNames([names('b', 'a'), names('a', 'B'), names('inner/')])).toEqual({
      paths: ['B', 'a', 'b', 'inner'],
      nonUtf8: 0,
      impossible: 0,
    });
  });

  it('counts each name that is not UTF-8 once [changed-odd-names]', () => {
    const odd = Buffer.from([0x61, 0xff]);
    expect(
      uniteNames([
        [odd, Buffer.from([0x61, 0xfe])],
        [odd, Buffer.from('\u00ff')],
      ]),
    ).toEqual({
      paths: ['\u00ff'],
      nonUtf8: 2,
      impossible: 0,
    });
  });

  it('keeps a byte order mark and different forms of one letter apart', () => {
    expect(uniteNames([names('\ufeffa', 'a', 'e\u0301', '\u00e9')]).paths).toEqual([
      'a',
      'e\u0301',
      '\u00e9',
      '\ufeffa',
    ]);
  });
});

describe('isPossible', () => {
  it.each(['a', 'a/b', '..a', 'a..', 'a/..b', '-n', 'C:x', 'back\\slash', '...'])('takes %j', (name) => {
    expect(isPossible(name)).toBe(true);
  });

  it.each(['', '..', '../a', 'a/..', 'a/../b', '/a', 'a//b', './a', 'a/.', 'a/', '..\\a', 'a\\..\\b'])(
    'leaves %j out',
    (name) => {
      expect(isPossible(name)).toBe(false);
    },
  );
});
