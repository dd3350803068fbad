import { describe, expect, it } from 'vitest';
import { createInFlight } from '../src/in-flight.ts';

const never = new AbortController().signal;
const untilEnded = (signal: AbortSignal) =>
  new Promise<string>((resolve) => signal.addEventListener('abort', () => resolve('ended')));

describe('the end of a server', () => {
  it('waits for the calls that are nearly answered', async () => {
    const inFlight = createInFlight();
    let answered = false;
    void inFlight.run(never, async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      answered = true;
    });
    await inFlight.settle(5000);
    expect(answered).toBe(true);
  });

  it('waits no longer than it was told, and not at all when nothing runs', async () => {
    const inFlight = createInFlight();
    const started = performance.now();
    await inFlight.settle(60_000);
    void inFlight.run(never, untilEnded);
    await inFlight.settle(20);
    inFlight.end();
    await inFlight.settle(60_000);
    expect(performance.now() - started).toBeLessThan(5000);
  });

  it('ends every call, and one that is cancelled by itself ends alone', async () => {
    const inFlight = createInFlight();
    const one = new AbortController();
    const ended: string[] = [];
    const calls = [one.signal, never].map((signal, index) =>
      inFlight.run(signal, untilEnded).then(() => ended.push(`call ${index}`)),
    );
    one.abort();
    await calls[0];
    expect(ended).toStrictEqual(['call 0']);
    inFlight.end();
    await calls[1];
    expect(ended).toStrictEqual(['call 0', 'call 1']);
  });

  it('ends also a call that comes after it', async () => {
    const inFlight = createInFlight();
    inFlight.end();
    expect(await inFlight.run(never, async (signal) => signal.aborted)).toBe(true);
  });
});
