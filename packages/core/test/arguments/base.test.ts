import { describe, expect, it } from 'vitest';
import { readArguments } from '../../src/arguments/read.ts';

const refused: readonly [base: string, rule: RegExp][] = [
  ['', /must not be empty/u],
  ['a'.repeat(257), /at most 256 characters/u],
  ['--output=/tmp/p', /start with a letter or a digit/u],
  ['-O/tmp/x', /start with a letter or a digit/u],
  ['@{u}', /start with a letter or a digit/u],
  ['.hidden', /start with a letter or a digit/u],
  ['^main', /start with a letter or a digit/u],
  [':/fix', /start with a letter or a digit/u],
  ['éclair', /start with a letter or a digit/u],
  ['HEAD --output=x', /may have only/u],
  ['main:file', /may have only/u],
  ['main\n', /may have only/u],
  ['HEAD\u0000', /may have only/u],
  ['main\u202Ex', /may have only/u],
  ['a|b', /may have only/u],
  ['$(id)', /start with a letter or a digit/u],
  ['a$(id)', /may have only/u],
  ['HEAD^{/x}', /one revision/u],
  ['HEAD^{commit}', /one revision/u],
  ['main..HEAD', /one revision/u],
  ['main...HEAD', /one revision/u],
  ['main..--ext-diff', /one revision/u],
  ['HEAD@{-1}', /one revision/u],
];

const accepted = [
  'main',
  'origin/main',
  'HEAD~3',
  'HEAD^2~1',
  'v1.2.3',
  'feature/a_b-c+d',
  'main@{upstream}',
  'HEAD@{1}',
  '0123456789abcdef0123456789abcdef01234567',
  'a'.repeat(256),
];

describe('base', () => {
  it.each(refused)('is refused when it is %j [arg-base-rules]', (base, rule) => {
    const read = readArguments('adr_check', { base });
    expect(read).toMatchObject({ ok: false, failure: { code: 'bad-argument' } });
    expect(!read.ok && read.failure.message).toMatch(rule);
    expect(!read.ok && read.failure.message).toMatch(/follow\. base /u);
  });

  it.each(accepted)('is taken when it is %j [arg-base-rules]', (base) => {
    expect(readArguments('adr_check', { base })).toStrictEqual({
      ok: true,
      request: { tool: 'check', base },
    });
  });
});
