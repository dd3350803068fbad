import { describe, expect, it } from 'vitest';
import { candidateOf } from '../../src/glob/candidate.ts';
import { compileGlob } from '../../src/glob/compile.ts';
import dialect from './dialect.json' with { type: 'json' };

/** Which paths each pattern matches, by their position: what the dialect's own matcher answers. */
const rows = Object.entries(dialect.patterns).map(([pattern, matches]) => ({
  pattern,
  expected: matches.map((at) => dialect.paths[at]),
}));

const matched = (pattern: string): readonly string[] => {
  const glob = compileGlob(pattern);
  return dialect.paths.filter((path) => glob(candidateOf(path)));
};

describe('the glob dialect', () => {
  it.each(rows)('lets $pattern match what it should and nothing else', ({ pattern, expected }) => {
    expect(matched(pattern)).toEqual(expected);
  });

  it('has a table in which most patterns match something', () => {
    expect(rows.filter(({ expected }) => expected.length > 0).length).toBeGreaterThan(90);
  });

  it('matches a text longer than a path only by its own spelling', () => {
    const long = `${'x'.repeat(2000)}*`;
    expect(compileGlob(long)(candidateOf(`${'x'.repeat(2000)}y`))).toBe(false);
    expect(compileGlob(long)(candidateOf(long))).toBe(true);
    expect(compileGlob('x'.repeat(70_000))(candidateOf('x'.repeat(70_000)))).toBe(true);
  });
});
