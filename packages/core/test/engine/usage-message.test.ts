import { describe, expect, it } from 'vitest';
import { usageLimitBytes, usageMessage } from '../../src/engine/usage-message.ts';

const hidden = {
  root: '/home/me/work/repo',
  childEnv: { PATH: '/usr/bin:/home/me/bin', HOME: '/home/me', LANG: 'tlh_QO.UTF-8', TZ: 'UTC' },
  env: { ADRKIT_DIR: 'docs/decisions', SECRET: 'hunter2hunter2', SHORT: 'abc', USER: 'me' },
};
const shown = (text: string | Buffer): string | undefined =>
  usageMessage(Buffer.from(text), Buffer.alloc(0), hidden);

describe('the message of exit code 2 [outcome-usage-cleaned]', () => {
  it.each([
    "Corpus directory not found: 'docs/adr'.",
    "Unknown option '--nope'. To specify a positional argument, place it after '--', as in '-- \"--nope\"'",
    'Expected exactly one path, got 2 (and/or a directory), see https://example.com/docs/adr#x.',
    'docs/adr/0001-Use-PostgreSQL-16-for-the-event-store-of-billing.md: ../src/a.ts and ./b.ts',
    'At commit 0123456789abcdef0123456789abcdef01234567 the corpus docs/decisions is empty.',
    'Zeile 1\n\tZeile 2 — “größer” 🏴󠁧󠁢󠁥󠁮󠁧󠁿 👩‍💻',
  ])('keeps ordinary words: %s', (text) => {
    expect(shown(text)).toBe(text);
  });

  it.each([
    [
      'a stack',
      'Bad flag.\n    at parse (/opt/adr/cli.js:10:3)\n\tat node:internal/main:1:1\r\n  at async x\nNext line.',
      'Bad flag.\nNext line.',
    ],
    ['a stack in colour', 'Bad flag.\n\u001B[90m    at parse (/opt/adr/cli.js:10:3)\u001B[39m', 'Bad flag.'],
    [
      'colour and links',
      '\u001B[1;31mBad\u001B[0m \u001B]8;;https://x.example\u0007flag\u001B]8;;\u001B\\.',
      'Bad flag.',
    ],
    [
      'a record-writing command',
      'Try: adr new "title" or adr\u200Bmigrate',
      'Try: adr [removed] "title" or adr\u200B[removed]',
    ],
    ['control characters', 'a\u0000b\u0007\u202Ec', 'a\\u{0}b\\u{7}\\u{202e}c'],
  ])('shows no %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it('takes only lines that begin with spaces and “at” for a stack', () => {
    const text = 'Look at the record\nat once\n  attempt\n\u200B at x\n  at y';
    expect(shown(text)).toBe('Look at the record\nat once\n  attempt');
  });

  it.each([
    ['\u001B[2J\u001B[1;31m', 'a  b'],
    ['\u009B31m', 'a  b'],
    ['\u009B1;31;40m', 'a  b'],
    ['\u009Bm', 'a  b'],
    ['\u001B]0;title\u0007', 'a  b'],
    ['\u001B]8;;x\u001B\\', 'a  b'],
    ['\u001BM\u001B_', 'a  b'],
    ['\u001B7', 'a \\u{1b}7 b'],
  ])('leaves nothing that a terminal obeys: %j', (sequence, expected) => {
    expect(shown(`a ${sequence} b`)).toBe(expected);
  });

  it.each([
    [
      'below the root',
      'No such file: /home/me/work/repo/docs/adr/0001-a.md',
      'No such file: docs/adr/0001-a.md',
    ],
    ['of the root itself', "Looked in '/home/me/work/repo'.", "Looked in '.'."],
    ['beside the root', 'Not in /home/me/work/repo-evil/x.', 'Not in [path]'],
    ['of the machine', 'Cannot read /etc/adr/config: EACCES', 'Cannot read [path] EACCES'],
    ['with spaces, in quotes', "Cannot open '/Users/A Name/My Files/adr.json'.", "Cannot open '[path]'."],
    ['behind an equals sign or a bracket', 'dir=/srv/x (/srv/y) [/srv/z]', 'dir=[path] ([path]) [[path]]'],
    [
      'of Windows',
      String.raw`Cannot open C:\Users\me\adr.cmd or \\server\share\x or D:/y`,
      'Cannot open [path] or [path] or [path]',
    ],
    ['in a URL', 'import file:///home/me/x.mjs failed', 'import [path] failed'],
  ])('names no path of the machine: %s', (_, text, expected) => {
    expect(shown(text)).toBe(expected);
  });

  it.each([
    ['ghp_0123456789abcdefghijABCDEFGHIJ012345'],
    ['github_pat_11ABCDEFG0abcdefghij_0123456789'],
    ['sk-proj-0123456789abcdef'],
    ['sk-ant-api03-0123456789abcdef'],
    ['xoxb-012345678901-abcdefghijkl'],
    ['AKIAIOSFODNN7EXAMPLE'],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl'],
    ['0aA1bB2cC3dD4eE5fF6gG7hH8iI9jJ0kK1lL2mM3'],
    ['hunter2hunter2'],
    ['tlh_QO.UTF-8'],
  ])('shows nothing of a key or an environment value: %s', (secret) => {
    const message = shown(
      `Refused (${secret}): see https://u:${secret}@h.example/x, Authorization: Bearer ${secret}.`,
    );
    expect(message).not.toContain(secret);
    expect(message).toMatch(/^Refused \(\[\w+\]\): see https:\/\/\[secret\]@h\.example\/x, /u);
  });

  it.each([
    'password=x1y2z3',
    'API_KEY: "x1y2z3"',
    '"client_secret":"x1y2z3"',
    '-----BEGIN RSA PRIVATE KEY-----\nx1y2z3',
  ])('shows no value behind a name that says what it is: %s', (text) => {
    expect(shown(`Refused: ${text}`)).not.toContain('x1y2z3');
  });
});

describe('the cut at 2 KiB [outcome-usage-cleaned]', () => {
  const bytes = (text: string | undefined): number => Buffer.byteLength(text ?? '');

  it('comes after the cleaning, so that nothing half cut is left', () => {
    const message = shown(`${'x'.repeat(usageLimitBytes - 10)} ghp_0123456789abcdefghij0123456789abcdefghij`);
    expect(message).not.toContain('ghp_');
    expect(bytes(message)).toBeLessThanOrEqual(usageLimitBytes);
  });

  it('lies between code points', () => {
    for (const lead of ['', 'a', 'ab', 'abc']) {
      const message = shown(lead + '🏛'.repeat(1000));
      expect(message).toBe(lead + '🏛'.repeat(511 + (lead === '' ? 1 : 0)));
    }
  });

  it('leaves no space at the end', () => {
    const message = shown(`${'x'.repeat(usageLimitBytes - 1)} yyy`);
    expect(message).toBe('x'.repeat(usageLimitBytes - 1));
  });

  it('keeps a message of exactly the limit whole', () => {
    expect(shown('y'.repeat(usageLimitBytes))).toHaveLength(usageLimitBytes);
    expect(shown('y'.repeat(usageLimitBytes + 1))).toHaveLength(usageLimitBytes);
  });

  it('names no command that the cut itself would make', () => {
    const message = shown(`${'x'.repeat(usageLimitBytes - 8)} adr newest things`);
    expect(message).not.toMatch(/adr new/u);
    expect(bytes(message)).toBeLessThanOrEqual(usageLimitBytes);
  });

  it('is quick on the longest message there can be, whatever it holds', () => {
    const worst = [
      '/',
      'a.',
      ':',
      '"/',
      '\u001B[',
      'C:\\',
      'key=',
      '-----BEGIN A-----',
      ' \n',
      '://',
      'eyJ',
      'aA1',
    ];
    for (const unit of worst) {
      const started = performance.now();
      expect(bytes(shown(unit.repeat(65_536 / unit.length)))).toBeLessThanOrEqual(usageLimitBytes);
      expect(performance.now() - started).toBeLessThan(1000);
    }
  });
});
