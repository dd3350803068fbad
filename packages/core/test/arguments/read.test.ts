import {
  anything,
  array,
  assert,
  constantFrom,
  dictionary,
  oneof,
  property,
  record,
  string,
} from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/arguments/read.ts';
import { argumentSchemas } from '../../src/arguments/schemas.ts';

const tools = Object.keys(argumentSchemas);
const marker = 'MARKER-7c1e';

describe('a call', () => {
  it.each(['adr_new', 'ADR_CHECK', '', 'constructor', '__proto__', 'toString'])(
    'of %j is unknown-tool [tool-three-only]',
    (tool) => {
      expect(codeOf(tool, {})).toBe('unknown-tool');
    },
  );

  it.each(['cli', 'Path', 'toString', 'constructor', 'hasOwnProperty', ''])(
    'with the key %j is unknown-argument, in every tool [arg-unknown-key]',
    (key) => {
      for (const tool of tools) expect(codeOf(tool, { [key]: 'x' })).toBe('unknown-argument');
    },
  );

  it('with an own key __proto__ is unknown-argument [arg-unknown-key]', () => {
    expect(codeOf('adr_lint', JSON.parse('{"__proto__":{"dir":"x"}}'))).toBe('unknown-argument');
  });

  it('with paths and base is paths-with-base, whatever they hold [arg-paths-with-base]', () => {
    expect(codeOf('adr_check', { paths: ['a'], base: 'main' })).toBe('paths-with-base');
    expect(codeOf('adr_check', { paths: [], base: '' })).toBe('paths-with-base');
    expect(codeOf('adr_check', { paths: ['a'], base: undefined })).toBe('accepted');
  });

  it('takes 1 to 200 paths [arg-paths-count]', () => {
    expect(codeOf('adr_check', { paths: ['a'] })).toBe('accepted');
    expect(codeOf('adr_check', { paths: Array.from({ length: 200 }, (_, n) => `f${n}`) })).toBe('accepted');
    expect(said('adr_check', { paths: [] })).toMatch(/paths must have at least 1 entry/u);
    expect(said('adr_check', { paths: Array.from({ length: 201 }, () => 'a') })).toMatch(
      /at most 200 entries/u,
    );
  });

  it('of adr_explain needs its path [arg-path-required]', () => {
    expect(said('adr_explain', {})).toMatch(/path is required/u);
    expect(said('adr_explain', { path: ['a'] })).toMatch(/path must be a string/u);
  });

  it('of the other tools needs no argument', () => {
    for (const none of [undefined, null, {}]) {
      expect(readArguments('adr_check', none)).toStrictEqual({ ok: true, request: { tool: 'check' } });
      expect(readArguments('adr_lint', none)).toStrictEqual({ ok: true, request: { tool: 'lint' } });
    }
  });

  it.each([[[]], ['text'], [5], [true]])('with the arguments %j is bad-argument', (raw) => {
    expect(said('adr_lint', raw)).toMatch(/arguments must be an object/u);
  });

  it.each([null, 5, true, {}, []])('with a path that is %j is bad-argument', (value) => {
    expect(said('adr_explain', { path: value })).toMatch(/path must be a string/u);
    expect(said('adr_check', { paths: [value] })).toMatch(/paths\[0\] must be a string/u);
    expect(said('adr_lint', { dir: value })).toMatch(/dir must be a string/u);
  });
});

describe('a refusal', () => {
  it.each<[string, object]>([
    ['adr_check', { paths: [`../${marker}`] }],
    ['adr_check', { paths: { [marker]: 1 } }],
    ['adr_check', { paths: marker }],
    ['adr_check', { base: `-${marker}` }],
    ['adr_check', { base: { [marker]: marker } }],
    ['adr_explain', { path: `/${marker}` }],
    ['adr_explain', { [marker]: marker }],
    ['adr_lint', { dir: `${marker}\u0000` }],
    [marker, { dir: 'x' }],
  ])('never repeats what was sent: %s %j [arg-never-echoed]', (tool, raw) => {
    const read = readArguments(tool, raw);
    expect(read.ok).toBe(false);
    expect(JSON.stringify(read)).not.toContain(marker);
  });

  it('never repeats a word of any value, and reading never throws [arg-never-echoed] [outcome-never-throws]', () => {
    const word = string({ minLength: 9, maxLength: 30 }).map((text) => `${text}${marker}`);
    const value = oneof(word, array(word), dictionary(word, word), anything());
    const raw = oneof(
      record({ paths: value, base: value, path: value, dir: value }),
      record({ dir: word }),
      anything(),
    );
    const said = property(constantFrom(...tools), raw, (tool, given) => {
      const read = readArguments(tool, given);
      return read.ok || !read.failure.message.includes(marker);
    });
    expect(() => assert(said)).not.toThrow();
  });
});

function codeOf(tool: string, raw: unknown): string {
  const read = readArguments(tool, raw);
  return read.ok ? 'accepted' : read.failure.code;
}

function said(tool: string, raw: unknown): string {
  const read = readArguments(tool, raw);
  if (read.ok) return 'accepted';
  expect(read.failure.code).toBe('bad-argument');
  return read.failure.message;
}
