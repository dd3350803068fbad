import { expect, it } from 'vitest';
import { measure, readResultLimit, resultLimits } from '../../src/render/limits.ts';

it('are data: 20,000 bytes, 10,000 characters, 48 KiB [limit-data]', () => {
  expect(resultLimits).toStrictEqual({
    copilot: { most: 20_000, unit: 'bytes' },
    claudeContext: { most: 10_000, unit: 'characters' },
    standard: { most: 49_152, unit: 'bytes' },
  });
});

it.each<[string | undefined, number]>([
  [undefined, 49_152],
  ['', 49_152],
  ['2000', 2000],
  [' 100000 ', 100_000],
  ['1', 1000],
  ['999999999', 10_000_000],
  ['-5', 49_152],
  ['1e5', 49_152],
  ['many', 49_152],
])('PRECEDENT_MAX_RESULT_BYTES=%j gives %i bytes [limit-data]', (value, most) => {
  const env = { PRECEDENT_MAX_RESULT_BYTES: value };
  expect(readResultLimit(env, 'user', resultLimits.standard)).toStrictEqual({ most, unit: 'bytes' });
  expect(readResultLimit(env, 'repository-may-set', resultLimits.standard)).toBe(resultLimits.standard);
});

it('count what their unit says', () => {
  expect(measure('ä😀', { most: 1, unit: 'bytes' })).toBe(6);
  expect(measure('ä😀', { most: 1, unit: 'characters' })).toBe(3);
});
