import { newLedger, type AdviceEvent, type Ledger } from '@precedent/core';
import type { HookHost, Placed } from '../host.ts';
import type { HookInput } from '../input/types.ts';
import { context, decide } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { held, hold } from './held.ts';
import { pathInRoot } from './path-in-root.ts';
import { placeOf } from './place.ts';
import { adviceOn, mostCharacters } from './told.ts';

type ToolInput = Extract<HookInput, { event: 'PreToolUse' | 'PreSkillShellCommand' }>;

const tryAgain =
  'This edit was not made, once: read what governs the file, then send the edit again in keeping with it.';

/** A file is about to be read or edited. What is said on reading comes before an edit; on editing, after it. */
export async function adviseOnFile(input: ToolInput, host: HookHost): Promise<HookReply | undefined> {
  const placed = input.file === '' ? undefined : await placeOf(input.cwd, host);
  const path = placed && pathInRoot(placed.root, input.cwd, input.file);
  if (placed === undefined || path === undefined) return undefined;
  const { session, agent, before, after } = input;
  const listener = { session, ...(agent === undefined ? {} : { agent }) };
  const event: AdviceEvent =
    input.tool === 'Read'
      ? { ...listener, kind: 'read', path }
      : {
          ...listener,
          kind: 'edit',
          path,
          ...(before === undefined ? {} : { before }),
          ...(after === undefined ? {} : { after }),
        };
  return host.ledgers.update(session, async (ledger) => {
    if (event.kind === 'edit' && host.settings.mode === 'hold') return holdOnce(event, ledger, placed, host);
    const { advice, ledger: told } = await adviceOn(event, ledger, placed, host);
    return { ledger: told, result: advice === undefined ? undefined : context(input.event, advice) };
  });
}

type Edit = Extract<AdviceEvent, { kind: 'edit' }>;

/** The first edit of a governed file is refused, whatever was told on reading it: that is what the user asked for. */
async function holdOnce(event: Edit, ledger: Ledger, placed: Placed, host: HookHost) {
  const untold = await adviceOn(event, ledger, placed, host);
  if (held(ledger, event)) {
    const { advice } = untold;
    return {
      ledger: untold.ledger,
      result: advice === undefined ? undefined : context('PreToolUse', advice),
    };
  }
  const room = mostCharacters - tryAgain.length - 1;
  const all = await adviceOn(event, newLedger(event.session), placed, host, room);
  if (all.advice === undefined) return { ledger: untold.ledger, result: undefined };
  const reason = `${tryAgain}\n${all.advice}`;
  return { ledger: hold(untold.ledger, event), result: decide('PreToolUse', 'deny', reason) };
}
