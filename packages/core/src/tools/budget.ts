import { failure } from '../codes/failure.ts';
import type { ToolOutcome } from '../outcome.ts';

/** How long a cancelled call may take to end its programs before it is answered without them. */
const graceMs = 2500;

/**
 * Gives a call its time: `run` gets a signal that fires when the caller cancels or `ms` have passed. The outcome is
 * then `cancelled` or `timed-out`, also when `run` does not listen; what `run` throws is `internal`. Never rejects.
 */
export async function withBudget(
  ms: number,
  caller: AbortSignal,
  run: (signal: AbortSignal) => Promise<ToolOutcome>,
): Promise<ToolOutcome> {
  if (caller.aborted) return failure('cancelled');
  const budget = AbortSignal.timeout(ms);
  const either = AbortSignal.any([caller, budget]);
  const ended = (): ToolOutcome => failure(caller.aborted ? 'cancelled' : 'timed-out');

  const ran = run(either).then(
    (outcome) => (!outcome.ok && outcome.code === 'cancelled' && either.aborted ? ended() : outcome),
    () => (either.aborted ? ended() : failure('internal')),
  );
  let timer: NodeJS.Timeout | undefined;
  const deaf = new Promise<ToolOutcome>((resolve) => {
    either.addEventListener('abort', () => (timer = setTimeout(() => resolve(ended()), graceMs)), {
      once: true,
    });
  });
  try {
    return await Promise.race([ran, deaf]);
  } finally {
    clearTimeout(timer);
  }
}
