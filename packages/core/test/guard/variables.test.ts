import { describe, expect, it } from 'vitest';
import { isAssignment, newVariables, rememberAssignments, valueOf } from '../../src/guard/variables.ts';

function valuesAfter(...commands: readonly (readonly string[])[]): Record<string, string> {
  const variables = newVariables();
  for (const words of commands) rememberAssignments(variables, words);
  return Object.fromEntries(variables.values);
}

describe('rememberAssignments', () => {
  it.each([
    [['a=b'], { a: 'b' }],
    [['a=b=c'], { a: 'b=c' }],
    [['a='], { a: '' }],
    [['a=b\nc'], { a: 'b\nc' }],
    [['a=1', 'b=2', 'c', 'd=3'], { a: '1', b: '2' }],
    [['_a9=1'], { _a9: '1' }],
    [['9a=1'], {}],
    [['a-b=1'], {}],
    [['a', 'b=1'], {}],
    [['export', 'a=1', 'b', 'c=2'], { a: '1', c: '2' }],
    [['declare', '-rx', 'a=1'], { a: '1' }],
    [['readonly', 'a=1'], { a: '1' }],
    [['export'], {}],
    [[], {}],
    [['$a', '=', 'b'], { a: 'b' }],
    [['$Ab', '=', 'C'], { ab: 'C' }],
    [['$a', '=', 'b', 'c'], {}],
    [['$a', '='], {}],
    [['$a', 'b', 'c'], {}],
    [['a', '=', 'c'], {}],
    [['a=1', '=', 'c'], { a: '1' }],
  ])('keeps of %j %j', (words, values) => {
    expect(valuesAfter(words)).toEqual(values);
  });

  it('keeps the last value', () => {
    expect(valuesAfter(['a=1'], ['b=2'], ['a=3'])).toEqual({ a: '3', b: '2' });
  });
});

it('gives nothing for an unknown variable, and no more than 4,096 characters in all', () => {
  const variables = newVariables();
  rememberAssignments(variables, ['a=bcd', `long=${'x'.repeat(4093)}`]);
  expect(valueOf(variables, 'z')).toBe('');
  expect(valueOf(variables, 'a')).toBe('bcd');
  expect(valueOf(variables, 'long')).toHaveLength(4093);
  expect(valueOf(variables, 'a')).toBe('');
});

it('knows an assignment', () => {
  expect(['a=', 'A_1=x', '=', '1=x', 'a', 'a+=x'].map(isAssignment)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
