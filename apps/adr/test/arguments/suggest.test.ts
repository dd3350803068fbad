import { describe, expect, it } from 'vitest';
import { nearest } from '../../src/arguments/suggest.ts';

const commands = ['check', 'explain', 'lint', 'list', 'show', 'help'];

describe('the nearest word', () => {
  it.each([
    ['chekc', 'check'],
    ['Check', 'check'],
    ['explian', 'explain'],
    ['lnit', 'lint'],
    ['lists', 'list'],
    ['hlep', 'help'],
  ])('to %s is %s', (typed, meant) => {
    expect(nearest(typed, commands)).toBe(meant);
  });

  it.each(['new', 'x', '', 'migrate', 'a'.repeat(100_000)])('to %.20s is none', (typed) => {
    expect(nearest(typed, commands)).toBeUndefined();
  });

  it('does not take a flag of one letter for another one, but for its capital', () => {
    expect(nearest('-v', ['-h', '-V'])).toBe('-V');
    expect(nearest('-x', ['-h', '-V'])).toBeUndefined();
  });
});
