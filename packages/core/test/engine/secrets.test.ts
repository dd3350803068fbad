import { describe, expect, it } from 'vitest';
import { removeSecrets } from '../../src/engine/secrets.ts';

const tail = 'abcdefgh';

describe('what looks like a secret', () => {
  it.each([
    'ghp_',
    'gho_',
    'ghs_',
    'github_pat_',
    'glpat-',
    'xoxb-',
    'xoxp-',
    'sk-',
    'pk_live_',
    'rk_test_',
    'sk_live_',
    'hf_',
    'pypi-',
    'AKIA',
    'ASIA',
    'AIza',
    'ya29.',
    'SG.',
    'eyJ',
  ])('goes whole when it begins with %s', (beginning) => {
    expect(removeSecrets(`a ${beginning}${tail} b`)).toBe('a [secret] b');
    expect(removeSecrets(`(${beginning}${tail}.~+/=-_9)`)).toBe('([secret])');
  });

  it('is long enough to be one', () => {
    for (const text of ['sk-learn', 'hf_x', 'AIza', 'a risk-management-plan', 'xtoken_ghp_short']) {
      expect(removeSecrets(text)).toBe(text);
    }
  });

  it.each([
    ['https://user:pass@host/x', 'https://[secret]@host/x'],
    ['postgres://u@h and https://v:w@i', 'postgres://[secret]@h and https://[secret]@i'],
    ['https://host/a@b', 'https://host/a@b'],
    ['mail a@b.example', 'mail a@b.example'],
  ])('goes out of a URL, which stays: %s', (text, expected) => {
    expect(removeSecrets(text)).toBe(expected);
  });

  it.each([
    ['Bearer abcdefgh', 'Bearer [secret]'],
    ['BASIC  abc.~+/=-', 'BASIC [secret]'],
    ['Bearer \t abcdefgh!', 'Bearer [secret]!'],
    ['a basic example', 'a basic example'],
    ['a bearer of x', 'a bearer of x'],
    ['Bearerabcdefghijk', 'Bearerabcdefghijk'],
    ['Bearer !!!!!!!!!!', 'Bearer !!!!!!!!!!'],
  ])('goes from behind its scheme: %s', (text, expected) => {
    expect(removeSecrets(text)).toBe(expected);
  });

  it.each([
    ['password=abc', 'password=[secret]'],
    ['passwd: abc', 'passwd: [secret]'],
    ['api_key=abc, next', 'api_key=[secret], next'],
    ['apikey = abc', 'apikey = [secret]'],
    ['API-KEY_2="abc"', 'API-KEY_2="[secret]"'],
    ["'client_secret': 'abc'", "'client_secret': '[secret]'"],
    ['token=ab', 'token=ab'],
    ['Unexpected token }', 'Unexpected token }'],
    ['the secret is out', 'the secret is out'],
  ])('goes from behind a name that says what it is: %s', (text, expected) => {
    expect(removeSecrets(text)).toBe(expected);
  });

  it('goes with the whole key block, or to the end where that is missing', () => {
    const block = '-----BEGIN RSA PRIVATE KEY-----\nabc\n-----END RSA PRIVATE KEY-----';
    expect(removeSecrets(`a ${block} b ${block} c`)).toBe('a [secret] b [secret] c');
    expect(removeSecrets('a -----BEGIN PRIVATE KEY-----\nabc\n')).toBe('a [secret]');
  });

  it('goes when it is a long run of letters of both cases with digits', () => {
    const run = 'aB3'.repeat(11);
    expect(removeSecrets(`x ${run} y`)).toBe('x [secret] y');
    for (const text of [
      run.slice(0, 31),
      'aB'.repeat(20),
      'a3'.repeat(20),
      'B3'.repeat(20),
      'a'.repeat(64),
    ]) {
      expect(removeSecrets(text)).toBe(text);
    }
  });
});
