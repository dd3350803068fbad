import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/arguments/read.ts';

const rooted = [
  '/etc/passwd',
  'C:\\x',
  'c:/x',
  'C:x',
  '\\\\server\\share',
  '//server/share',
  '\\\\?\\C:\\x',
  '\\x',
  '/',
];
const climbing = ['a/../b', '../b', 'a/..', '..', 'a\\..\\b', 'a/..\\b', '..\\'];
const dashed = ['-x.ts', '--dir=x', '-'];
const halves = ['a\uD83D', '\uDE00a', '\uDE00\uD83D'];
const controls = [0x00, 0x07, 0x09, 0x0a, 0x0d, 0x1b, 0x1f, 0x7f, 0x80, 0x85, 0x9f, 0x2028, 0x2029];
const bidi = [0x200e, 0x200f, 0x61c, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];

const acceptedPaths = [
  'a',
  '.',
  './src/a.ts',
  'src//a.ts',
  'src\\a.ts',
  'a'.repeat(1024),
  'src/..hidden/a.ts',
  'src/a..b/c',
  '...',
  'app/[slug]/(group)/page.tsx',
  'ärger/日本語/😀.md',
  'with space/a b.ts',
  'a-b/-c',
  'nbsp\u00a0name',
];

const ways = [
  ['adr_check', 'paths[1]', (value: string) => ({ paths: ['src/fine.ts', value] })],
  ['adr_explain', 'path', (value: string) => ({ path: value })],
  ['adr_lint', 'dir', (value: string) => ({ dir: value })],
] as const;

describe.each(ways)('a path in %s', (tool, parameter, withPath) => {
  it('is refused when it is empty [arg-path-non-empty]', () => {
    expect(refusal(tool, withPath(''))).toMatch(/must not be empty/u);
  });

  it('is refused when it is longer than 1024 characters [arg-path-length]', () => {
    expect(refusal(tool, withPath('a'.repeat(1025)))).toMatch(/at most 1024 characters/u);
  });

  it.each(rooted)('is refused when it is absolute in any dialect: %j [arg-path-relative]', (path) => {
    expect(refusal(tool, withPath(path))).toMatch(/must be relative/u);
  });

  it.each(climbing)('is refused when it climbs: %j [arg-path-no-parent]', (path) => {
    expect(refusal(tool, withPath(path))).toMatch(/\.\. segment/u);
  });

  it.each(dashed)('is refused when it starts with a dash: %j [arg-path-no-dash]', (path) => {
    expect(refusal(tool, withPath(path))).toMatch(/must not start with -/u);
  });

  it.each(halves)('is refused when it holds half a character: %j [arg-path-well-formed]', (path) => {
    expect(refusal(tool, withPath(path))).toMatch(/well-formed/u);
  });

  it('is refused by the name of its parameter, in every tool [arg-dir-rules]', () => {
    expect(refusal(tool, withPath('../x'))).toContain(` ${parameter} must not`);
  });

  it.each(controls)('is refused for the control character %i [arg-path-no-control]', (code) => {
    expect(refusal(tool, withPath(`a${String.fromCodePoint(code)}b`))).toMatch(/control characters/u);
  });

  it.each(bidi)('is refused for the direction mark %i [arg-path-no-bidi]', (code) => {
    expect(refusal(tool, withPath(`a${String.fromCodePoint(code)}b`))).toMatch(/direction of text/u);
  });

  it.each(acceptedPaths)('is taken as it stands: %j', (path) => {
    expect(readArguments(tool, withPath(path))).toMatchObject({ ok: true, request: withPath(path) });
  });
});

function refusal(tool: string, raw: object): string {
  const read = readArguments(tool, raw);
  if (read.ok) return 'accepted';
  expect(read.failure.code).toBe('bad-argument');
  return read.failure.message;
}
