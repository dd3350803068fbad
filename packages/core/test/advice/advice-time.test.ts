import { describe, expect, it } from 'vitest';
import { pathsIn } from '../../src/advice/paths-in.ts';
import { statusEdit } from '../../src/advice/status-edit.ts';
import { fastest } from '../scrub/timing.ts';

describe('pathsIn', () => {
  it.each(['.', 'a.', '(', 'a/', '[].', '@', 'a '])('takes time in proportion to a prompt of %j', (part) => {
    const [short, long] = fastest(
      4,
      () => pathsIn(part.repeat(10_000)),
      () => pathsIn(part.repeat(80_000)),
    );
    expect(long).toBeLessThan(28 * short + 25);
  });
});

describe('statusEdit', () => {
  it.each([' ', '\t', '* ', '#', '# status\n', '\n', 'status', 'status ', '*', '`'])(
    'takes time in proportion to a text of %j',
    (part) => {
      const text = (length: number): string => part.repeat(Math.ceil(length / part.length));
      const [short, long] = fastest(
        4,
        () => statusEdit('', text(50_000)),
        () => statusEdit('', text(400_000)),
      );
      expect(long).toBeLessThan(28 * short + 25);
    },
  );
});
