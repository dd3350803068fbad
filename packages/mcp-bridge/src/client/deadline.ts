import { Fault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';

/**
 * Waits for `work`, but no longer than `ms` and not beyond the signal: then it rejects with a fault and `work` is left
 * to itself. Nothing that a server does or does not do can hold the caller longer.
 */
export async function within<Result>(
  ms: number,
  late: BridgeCode,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const over = new AbortController();
  let giveUp = (_fault: Fault): void => {};
  const given = new Promise<never>((_, reject) => (giveUp = reject));
  const end = (code: BridgeCode): void => {
    giveUp(new Fault(code));
    over.abort();
  };
  const onAbort = (): void => end('cancelled');
  if (signal?.aborted === true) throw new Fault('cancelled');
  signal?.addEventListener('abort', onAbort);
  const timer = setTimeout(() => end(late), ms);
  try {
    const working = work(over.signal);
    // Once the race is lost nobody hears of its end.
    working.catch(() => {});
    return await Promise.race([working, given]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', onAbort);
  }
}
