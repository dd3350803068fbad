import { describe, expect, it } from 'vitest';
import { redact } from '../../src/engine/redact.ts';

const show = (
  text: string,
  { root = '/srv/repo', childEnv = {}, env = {} }: Partial<Parameters<typeof redact>[1]> = {},
): string => redact(text, { root, childEnv, env });

describe('the root of the repository', () => {
  it.each([
    ['/srv/repo/docs and /srv/repo/src/a.ts', 'docs and src/a.ts'],
    ['in /srv/repo, in "/srv/repo/" and /srv/repo', 'in ., in "." and .'],
    ['/srv/repo//docs', 'docs'],
    ['/srv/repository/x', '[path]'],
    ['/x/srv/repo/y', '[path]'],
  ])('is left out of a path below it: %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it('is compared as text, whatever characters it has', () => {
    const root = String.raw`/srv/a+b (c)/[d].{e}^$|f?*\g`;
    expect(show(`see ${root}/docs/adr`, { root })).toBe('see docs/adr');
  });

  it('may be one of Windows', () => {
    const root = String.raw`C:\work\repo`;
    expect(show(String.raw`see C:\work\repo\docs\adr`, { root })).toBe(String.raw`see docs\adr`);
  });
});

describe('a path of the machine', () => {
  it.each([
    ['/a', '[path]'],
    ['x /a/b: y', 'x [path] y'],
    ['//server/share', '[path]'],
    ['C:/a', '[path]'],
    [String.raw`z:\a`, '[path]'],
    [String.raw`\\server\share`, '[path]'],
    ['file:///a/b.js:1:2', '[path]'],
    ['"/a b/c"', '"[path]"'],
    ['`C:\\a b`', '`[path]`'],
    [String.raw`'\\server\a b'`, "'[path]'"],
    ['"/a b/c" and \'/d e\'', '"[path]" and \'[path]\''],
  ])('is not shown: %s', (text, expected) => {
    expect(show(text)).toBe(expected);
  });

  it.each(['a/b', './a', '../a', '~/a', 'and/or', 'https://host.example/a/b', 'a: b', '50 / 3', 'key:value'])(
    'is not what this is: %s',
    (text) => {
      expect(show(text)).toBe(text);
    },
  );
});

describe('a value of the environment', () => {
  it('is not shown when the program was given it and it has 4 characters', () => {
    const childEnv = { LANG: 'abcd', TZ: 'xyz', GONE: undefined };
    expect(show('abcd xyz undefined abcd', { childEnv })).toBe('[environment] xyz undefined [environment]');
  });

  it('is not shown when it is one of ours and has 8 characters', () => {
    const env = { A: '12345678', B: '1234567', C: undefined, ADRKIT_DIR: 'decisions' };
    expect(show('x12345678x 1234567 decisions', { env })).toBe('x[environment]x 1234567 decisions');
  });

  it('is taken out whole when another one is its beginning', () => {
    const env = { A: 'beginning', B: 'beginning-and-end' };
    expect(show('beginning-and-end, beginning', { env })).toBe('[environment], [environment]');
  });

  it('that is a path is taken out even where the path cannot be told from words', () => {
    const env = { A: '/srv/My Files/x', B: String.raw`D:\My Files` };
    expect(show('at:x/srv/My Files/x', { env })).toBe('at:x[environment]');
    expect(show(String.raw`xD:\My Files`, { env })).toBe('x[environment]');
  });

  it('is compared as text and replaced as text', () => {
    expect(show('a $& (.*) b', { env: { A: '$& (.*) b' } })).toBe('a [environment]');
  });
});
