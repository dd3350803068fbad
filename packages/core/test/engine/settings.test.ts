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
