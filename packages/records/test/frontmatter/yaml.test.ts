import { describe, expect, it } from 'vitest';
import { MAX_FRONT_MATTER } from '../../src/frontmatter/length.ts';
import { readYaml } from '../../src/frontmatter/yaml.ts';

function value(source: string): unknown {
  const reading = readYaml(source);
  return reading.ok ? reading.value : reading.kind;
}

describe('readYaml', () => {
  it.each([
    ['a: 0012', 12],
    ['a: 0x1F', 31],
    ['a: 0o17', 15],
    ['a: 1e3', 1000],
    ['a: .inf', Infinity],
    ['a: ~', null],
    ['a:', null],
    ['a: true', true],
    ['a: yes', 'yes'],
    ['a: 2026-02-03', '2026-02-03'],
    ['a: 12:30', '12:30'],
    ['a: 0b1', '0b1'],
    ['a: +', '+'],
    ['a: nullable', 'nullable'],
    ['a: "0012"', '0012'],
    ['a: !!str 0012', '0012'],
    ['a: !!int "12"', 12],
    ['a: !custom 0012', '0012'],
    ['a: !!js/function "function () {}"', 'function () {}'],
    ['a: >-\n  one\n  two', 'one two'],
    ['a: !set {x, y}', { x: null, y: null }],
    ['a: {<<: {b: 1}}', { '<<': { b: 1 } }],
  ])('reads %j in the core schema', (source, expected) => {
    expect((value(source) as { a: unknown }).a).toEqual(expected);
  });

  it.each([
    ['a: @ann', 'quotes'],
    ['a: [`x`]', 'quotes'],
    ['a: b: c', 'colon'],
    ['\ta: 1', 'tabs'],
    ['a: 1\na: 2', 'twice'],
    ['a: [1', ''],
    ['? [x]\n: 1', 'key'],
    ['a: !!int many', 'tag'],
    ['a: 1\n...\nb: 2', 'more than one document'],
    ['%YAML 1.2\na: 1', ''],
    ['a: \u0000', ''],
  ])('refuses %j and says why', (source, part) => {
    const reading = readYaml(source);
    expect(reading).toMatchObject({ ok: false, kind: 'syntax' });
    expect(reading.ok ? '' : reading.reason).toContain(part);
  });

  it('counts the line of a mistake from 1', () => {
    expect(readYaml('a: 1\nb: 2\na: 3')).toMatchObject({ ok: false, line: 3 });
    expect(readYaml('a: 1\nb: @x')).toMatchObject({ ok: false, line: 2 });
  });

  it('makes mappings without a prototype, where __proto__ and constructor are plain keys', () => {
    const read = value('__proto__: {evil: true}\nconstructor: 1\nb: {toString: 2}') as Record<
      string,
      unknown
    >;
    expect(Object.getPrototypeOf(read)).toBeNull();
    expect(Object.getPrototypeOf(read['b'])).toBeNull();
    expect(Object.keys(read)).toEqual(['__proto__', 'constructor', 'b']);
    expect('evil' in read).toBe(false);
    expect('evil' in {}).toBe(false);
  });

  it('keeps the id as written, quoted or not, and only the one at the top', () => {
    expect(readYaml('x: {id: 7}\nid: 0010')).toMatchObject({ ok: true, writtenId: '0010' });
    expect(readYaml('x: {id: 7}')).not.toHaveProperty('writtenId');
  });

  it('follows an alias, but not a dozen of them, not one to nothing and not one to itself', () => {
    expect(value('a: &x [1]\nb: *x')).toEqual({ a: [1], b: [1] });
    expect(value(`a: &x [1]\nb: [${'*x, '.repeat(12)}]`)).toBe('alias');
    expect(value('a: *x')).toBe('alias');
    expect(value('a: &x [*x]')).toBe('alias');
  });

  it('stops at a depth and a length that no record has', () => {
    const nested = (depth: number): string => `a: ${'['.repeat(depth)}${']'.repeat(depth)}`;
    expect(readYaml(nested(10))).toMatchObject({ ok: true });
    expect(readYaml(nested(30))).toMatchObject({ ok: false, reason: expect.stringContaining('levels deep') });
    expect(readYaml(nested(30_000))).toMatchObject({
      ok: false,
      reason: expect.stringContaining('levels deep'),
    });
    expect(value(`a: ${'x'.repeat(MAX_FRONT_MATTER)}`)).toBe('syntax');
  });

  it.each(['', '# only a comment\n'])('reads %j as empty', (source) => {
    expect(readYaml(source)).toEqual({ ok: true, value: null });
  });
});
