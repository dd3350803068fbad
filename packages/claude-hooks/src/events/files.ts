import { advise, newLedger, type AdviceEvent, type AdviceReport, type Ledger } from '@precedent/core';
import type { HookHost } from '../host.ts';
import type { HookInput } from '../input/types.ts';
import { context, decide } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { held, hold } from './held.ts';
import { pathInRoot } from './path-in-root.ts';
import { placeOf } from './place.ts';
import { askAbout, mostCharacters, speaks } from './told.ts';

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
  const report = await askAbout(event, placed, host);
  // Most files are governed by nothing: no ledger is opened for them.
  if (report === undefined || !speaks(report)) return undefined;
  const holds = event.kind === 'edit' && host.settings.mode === 'hold';
  return host.ledgers.update(session, async (ledger) => {
    if (holds) return holdOnce(event, report, ledger);
    const { advice, ledger: told } = advise(event, report, ledger, mostCharacters);
    return { ledger: told, result: advice === undefined ? undefined : context(input.event, advice) };
  });
}

type Edit = Extract<AdviceEvent, { kind: 'edit' }>;

/** The first edit of a governed file is refused, whatever was told on reading it: that is what the user asked for. */
function holdOnce(event: Edit, report: AdviceReport, ledger: Ledger) {
  const untold = advise(event, report, ledger, mostCharacters);
  if (held(ledger, event)) {
    const { advice } = untold;
    return {
      ledger: untold.ledger,
      result: advice === undefined ? undefined : context('PreToolUse', advice),
    };
  }
  const room = mostCharacters - tryAgain.length - 1;
  const all = advise(event, report, newLedger(event.session), room);
  if (all.advice === undefined) return { ledger: untold.ledger, result: undefined };
  return {
    ledger: hold(untold.ledger, event),
    result: decide('PreToolUse', 'deny', `${tryAgain}\n${all.advice}`),
  };
}
