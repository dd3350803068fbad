import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/arguments/read.ts';

const refusedPaths: readonly [what: string, path: string, rule: RegExp][] = [
  ['an empty path [arg-path-non-empty]', '', /must not be empty/u],
  ['1025 characters [arg-path-length]', 'a'.repeat(1025), /at most 1024 characters/u],
  ['a POSIX absolute path [arg-path-relative]', '/etc/passwd', /must be relative/u],
  ['a drive path [arg-path-relative]', 'C:\\x', /must be relative/u],
  ['a drive path with a slash [arg-path-relative]', 'c:/x', /must be relative/u],
  ['a drive-relative path [arg-path-relative]', 'C:x', /must be relative/u],
  ['a UNC path [arg-path-relative]', '\\\\server\\share', /must be relative/u],
  ['a UNC path with slashes [arg-path-relative]', '//server/share', /must be relative/u],
  ['a device path [arg-path-relative]', '\\\\?\\C:\\x', /must be relative/u],
  ['a path from the current drive’s root [arg-path-relative]', '\\x', /must be relative/u],
  ['a parent segment [arg-path-no-parent]', 'a/../b', /\.\. segment/u],
  ['a leading parent [arg-path-no-parent]', '../b', /\.\. segment/u],
  ['a trailing parent [arg-path-no-parent]', 'a/..', /\.\. segment/u],
  ['a lone parent [arg-path-no-parent]', '..', /\.\. segment/u],
  ['a parent behind backslashes [arg-path-no-parent]', 'a\\..\\b', /\.\. segment/u],
  ['a parent between two separators [arg-path-no-parent]', 'a/..\\b', /\.\. segment/u],
  ['a leading dash [arg-path-no-dash]', '-x.ts', /must not start with -/u],
  ['an option [arg-path-no-dash]', '--dir=x', /must not start with -/u],
  ['a high surrogate alone [arg-path-well-formed]', 'a\uD83D', /well-formed/u],
  ['a low surrogate alone [arg-path-well-formed]', '\uDE00a', /well-formed/u],
];

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
  it.each(refusedPaths)('is refused for %s [arg-dir-rules]', (_what, path, rule) => {
    expect(refusal(tool, withPath(path))).toMatch(rule);
    expect(refusal(tool, withPath(path))).toContain(parameter);
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
