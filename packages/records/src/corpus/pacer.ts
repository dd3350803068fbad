import { setImmediate as turn } from 'node:timers/promises';

/** How long one stretch of reading may hold the event loop. */
const STRETCH_MS = 10;

export interface Pacer {
  /** Lets other work run when this stretch was long enough. False when the caller has given up. */
  readonly step: () => true | Promise<boolean>;
}

/** Keeps a long reading polite: reads are synchronous because that is several times faster for small files. */
export function createPacer(signal: AbortSignal | undefined): Pacer {
  let since = performance.now();
  return {
    step() {
      if (performance.now() - since < STRETCH_MS) return true;
      return turn().then(() => {
        since = performance.now();
        return !(signal?.aborted ?? false);
      });
    },
  };
}
