import { describe, expect, it } from 'vitest';
import { inTime } from '../../src/advice/in-time.ts';

describe('a hook', () => {
  it('has no opinion when it takes longer than its own time, and is told so [copilot-hook-timer]', async () => {
    let ended = false;
    const started = performance.now();
    const answer = await inTime((late) => {
      late.addEventListener('abort', () => (ended = true));
      return new Promise<string>(() => {});
    }, 50);
    expect(answer).toBeUndefined();
    expect(ended).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(45);
  });

  it('gives up after two seconds by itself [copilot-hook-timer]', async () => {
    const started = performance.now();
    expect(await inTime(() => new Promise<string>(() => {}))).toBeUndefined();
    const took = performance.now() - started;
    expect(took).toBeGreaterThan(1900);
    expect(took).toBeLessThan(4000);
  });

  it('has no opinion when it fails, at once or later [copilot-hook-timer]', async () => {
    expect(await inTime(() => Promise.reject(new Error('x')))).toBeUndefined();
    expect(
      await inTime(() => {
        throw new Error('x');
      }),
    ).toBeUndefined();
  });

  it('answers what it found in time', async () => {
    expect(await inTime(async () => 'advice', 1000)).toBe('advice');
  });
});
