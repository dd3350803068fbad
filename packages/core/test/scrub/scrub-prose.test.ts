import { expect, it } from 'vitest';
import { scrubText } from '../../src/scrub/scrub-text.ts';
import { prose } from './prose.ts';

it('changes nothing in a million characters of ordinary prose [scrub-prose]', () => {
  const text = prose(1_000_000);
  expect(text.length).toBeGreaterThanOrEqual(1_000_000);
  expect(scrubText(text) === text).toBe(true);
});

it('still finds the one command in it [scrub-prose]', () => {
  const text = `${prose(500_000, 2)} then adr new “x” ${prose(500_000, 3)}`;
  expect(scrubText(text)).toBe(text.replace('adr new “x”', 'adr [removed] “x”'));
});
