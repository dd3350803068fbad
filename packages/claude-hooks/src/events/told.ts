import {
  advise,
  askForAdvice,
  resultLimits,
  type Advised,
  type AdviceEvent,
  type AdviceReport,
  type Ledger,
} from '@precedent/core';
import type { HookHost, Placed } from '../host.ts';

/** What a reply may add to the context, in characters: a longer one becomes the path of a file. */
export const mostCharacters = resultLimits.claudeContext.most;

/** Whom the ledger calls the person at the screen: told apart from every agent, so that both hear what they have not. */
export const user = 'user@';

/** What the embedded engine says of an event; undefined when it has no answer, or not in time. */
export async function askAbout(
  event: AdviceEvent,
  { root, corpus }: Placed,
  { engine, signal }: HookHost,
): Promise<AdviceReport | undefined> {
  return askForAdvice(event, await engine(), { root, dir: corpus }, signal);
}

/** Whether a report about files has anything to tell anybody, whatever was told before. */
export function speaks(report: AdviceReport | undefined): boolean {
  if (report === undefined || !('governing' in report)) return false;
  const changed = 'changedRecords' in report ? report.changedRecords.length : 0;
  return report.governing.length + changed > 0;
}

/** Asks about an event, and what there is to say that was not said. */
export async function adviceOn(
  event: AdviceEvent,
  ledger: Ledger,
  placed: Placed,
  host: HookHost,
  limit: number = mostCharacters,
): Promise<Advised> {
  return advise(event, await askAbout(event, placed, host), ledger, limit);
}
