import { advise, newLedger, type AdviceEvent, type AdviceReport, type Ledger } from '@precedent/core';
import type { HookHost } from '../host.ts';
import { context, decide } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { held, hold, refuse, refusedCall } from './held.ts';
import { inOneMessage, type Call } from './one-message.ts';
import { mostCharacters } from './told.ts';

type Edit = Extract<AdviceEvent, { kind: 'edit' }>;
type Changed = { readonly ledger: Ledger; readonly result: HookReply | undefined };

const tryAgain =
  'This edit was not made, once: read what governs the file, then send the edit again in keeping with it.';
const neither =
  'This edit was not made either: it was sent together with the one that was refused, before what governs the file ' +
  'could be read. Send it again in keeping with that.';

/**
 * The first edit of a governed file is refused, whatever was told on reading it: that is what the user asked for. So
 * are others of the file in the same message, which the model wrote before it had read the reasons.
 */
export async function holdOnce(
  event: Edit,
  report: AdviceReport,
  call: Call,
  { ledgers }: HookHost,
): Promise<HookReply | undefined> {
  const refused = await ledgers.update(event.session, async (ledger) => ({
    ledger,
    result: refusedCall(ledger, event),
  }));
  // Outside of the ledger: this may wait for the host, and other hooks for the ledger.
  const unread = refused !== undefined && (await inOneMessage(call, refused));
  return ledgers.update(event.session, async (ledger): Promise<Changed> => {
    if (unread) return { ledger, result: decide('PreToolUse', 'deny', neither) };
    const { ledger: told, advice } = advise(event, report, ledger, mostCharacters);
    if (refused !== undefined || held(ledger, event)) {
      const result = advice === undefined ? undefined : context('PreToolUse', advice);
      return { ledger: refused === undefined ? told : hold(told, event), result };
    }
    const room = mostCharacters - tryAgain.length - 1;
    const all = advise(event, report, newLedger(event.session), room);
    if (all.advice === undefined) return { ledger: told, result: undefined };
    const reason = `${tryAgain}\n${all.advice}`;
    return { ledger: refuse(told, event, call.id), result: decide('PreToolUse', 'deny', reason) };
  });
}
