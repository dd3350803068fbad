import {
  advise,
  askForAdvice,
  resultLimits,
  type Advised,
  type AdviceEvent,
  type Ledger,
} from '@precedent/core';
import type { HookHost, Placed } from '../host.ts';

/** What a reply may add to the context, in characters: a longer one becomes the path of a file. */
export const mostCharacters = resultLimits.claudeContext.most;

/** Asks the embedded engine about an event, and what there is to say that was not said. */
export async function adviceOn(
  event: AdviceEvent,
  ledger: Ledger,
  { root, corpus }: Placed,
  { engine, signal }: HookHost,
  limit: number = mostCharacters,
): Promise<Advised> {
  const report = await askForAdvice(event, await engine(), { root, dir: corpus }, signal);
  return advise(event, report, ledger, limit);
}
