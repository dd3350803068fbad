import { describe, expect, it } from 'vitest';
import { readEngineSettings } from '../../src/engine/settings.ts';

describe('PRECEDENT_TIMEOUT_MS [cli-deadline]', () => {
  it.each([
    [undefined, 30_000],
    ['', 30_000],
    ['1000', 1000],
    ['600000', 600_000],
    [' 5000 ', 5000],
  ])('%j is a deadline of %i ms', (value, deadlineMs) => {
    const settings = readEngineSettings({ PRECEDENT_TIMEOUT_MS: value }, 'user');
    expect([settings.deadlineMs, settings.mistakes]).toEqual([deadlineMs, []]);
  });

  it.each(['999', '600001', '0', '-1', '1e4', '0x1000', '1000.5', '30s', 'NaN', 'Infinity', '9'.repeat(30)])(
    '%j is a mistake, and 30 s is used',
    (value) => {
      const { deadlineMs, mistakes } = readEngineSettings({ PRECEDENT_TIMEOUT_MS: value }, 'user');
      expect(deadlineMs).toBe(30_000);
      expect(mistakes.map(({ name }) => name)).toEqual(['PRECEDENT_TIMEOUT_MS']);
    },
  );
});

it('reads what the user set, and spaces around it do not count', () => {
  const env = { ADRKIT_CLI: ' /x/adr ', ADRKIT_ALLOW_REPO_CLI: '1', PRECEDENT_ENGINE: ' External ' };
  const settings = readEngineSettings(env, 'user');
  expect(settings).toEqual({
    cli: '/x/adr',
    allowRepositoryCli: true,
    pinned: 'external',
    deadlineMs: 30_000,
    mistakes: [],
  });
});

it('is automatic without anything set', () => {
  const nothing = {
    cli: undefined,
    allowRepositoryCli: false,
    pinned: 'auto',
    deadlineMs: 30_000,
    mistakes: [],
  };
  expect(readEngineSettings({}, 'user')).toEqual(nothing);
  expect(
    readEngineSettings({ ADRKIT_CLI: ' ', ADRKIT_ALLOW_REPO_CLI: 'true', PRECEDENT_ENGINE: '' }, 'user'),
  ).toEqual(nothing);
  expect(readEngineSettings({ PRECEDENT_ENGINE: 'EMBEDDED' }, 'user')).toEqual({
    ...nothing,
    pinned: 'embedded',
  });
});

it('says of a mistake what can be set, and what is used instead', () => {
  const env = { PRECEDENT_ENGINE: 'x', PRECEDENT_TIMEOUT_MS: 'x' };
  expect(readEngineSettings(env, 'user').mistakes.map(({ sentence }) => sentence)).toEqual([
    'It can be embedded, external or auto; auto is used.',
    'It is a whole number of milliseconds from 1000 to 600000; 30000 is used.',
  ]);
});

it('a misspelt engine is a mistake that names the variable and not the value [engine-pinned]', () => {
  const { pinned, mistakes } = readEngineSettings({ PRECEDENT_ENGINE: 'imbedded' }, 'user');
  expect(pinned).toBe('auto');
  expect(mistakes.map(({ name }) => name)).toEqual(['PRECEDENT_ENGINE']);
  expect(JSON.stringify(mistakes)).not.toContain('imbedded');
});

it('nothing counts where a repository may have set it [engine-untrusted-env]', () => {
  const env = {
    ADRKIT_CLI: '/x',
    ADRKIT_ALLOW_REPO_CLI: '1',
    PRECEDENT_ENGINE: 'external',
    PRECEDENT_TIMEOUT_MS: '5',
  };
  expect(readEngineSettings(env, 'repository-may-set')).toEqual(readEngineSettings({}, 'user'));
});
