import { advise, type AdviceEvent } from '@precedent/core';
import type { HookHost } from '../host.ts';
import type { HookInput } from '../input/types.ts';
import { context } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { pathInRoot } from './path-in-root.ts';
import { placeOf } from './place.ts';
import { askAbout, mostCharacters, speaks } from './told.ts';

type ToolInput = Extract<HookInput, { event: 'PreToolUse' | 'PreSkillShellCommand' }>;

/** A file is about to be read or edited. What is said on reading comes before an edit; on editing, after it. */
export async function adviseOnFile(input: ToolInput, host: HookHost): Promise<HookReply | undefined> {
  const placed = input.file === '' ? undefined : await placeOf(input.cwd, host);
  const path = placed && pathInRoot(placed.root, input.cwd, input.file);
  if (placed === undefined || path === undefined) return undefined;
  const { session, agent, before, after } = input;
  const who = agent === undefined ? {} : { agent };
  const listener = { session, ...who };
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
  if (event.kind === 'edit' && host.settings.mode === 'hold') {
    const { holdOnce } = await import('./hold-once.ts');
    return holdOnce(event, report, { id: input.call, transcript: input.transcript, ...who }, host);
  }
  return host.ledgers.update(session, async (ledger) => {
    const { advice, ledger: told } = advise(event, report, ledger, mostCharacters);
    return { ledger: told, result: advice === undefined ? undefined : context(input.event, advice) };
  });
}
