import { describe, expect, it } from 'vitest';
import { subjectOf, subjectsOf } from '../../src/match/subject.ts';

const root = '/repo';

describe('a path that was asked about', () => {
  it.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['src//a.ts', 'src/a.ts'],
    ['src/./a.ts', 'src/a.ts'],
    ['src/../src/a.ts', 'src/a.ts'],
    ['/repo/src/a.ts', 'src/a.ts'],
    ['/repo/lib/../src/a.ts', 'src/a.ts'],
    ['../repo/src/a.ts', '../repo/src/a.ts'],
    ['src\\a.ts', 'src/a.ts'],
    ['src/', 'src/'],
    ['.', '.'],
    ['.env', '.env'],
    ['..a/b', '..a/b'],
    ['a b/ä.ts', 'a b/ä.ts'],
  ])('%s is shown as %s', (given, path) => {
    expect(subjectOf(root, given).path).toBe(path);
  });

  it.each(['../x.ts', '..', 'src/../../x.ts', '/etc/hostname', '/repository/a.ts', '', 'a\0b', '/repo/../x'])(
    'leads out of the root when it is %j',
    (given) => {
      expect(subjectOf(root, given)).toMatchObject({ candidate: undefined, places: [] });
    },
  );

  it('counts once, however often and in whatever spelling it is given', () => {
    const given = ['src/b.ts', './src/a.ts', 'src/a.ts', 'src//a.ts', 'src\\a.ts', '/repo/src/a.ts'];
    expect(subjectsOf(root, given).map(({ path }) => path)).toEqual(['src/a.ts', 'src/b.ts']);
  });

  it('is sorted by code unit', () => {
    expect(subjectsOf(root, ['b', 'ä', 'B', '_', 'a']).map(({ path }) => path)).toEqual([
      'B',
      '_',
      'a',
      'b',
      'ä',
    ]);
  });
});
