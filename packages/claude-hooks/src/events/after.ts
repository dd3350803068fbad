import { advise, listChanged, type Ledger } from '@precedent/core';
import type { HookHost, Placed } from '../host.ts';
import type { HookInput } from '../input/types.ts';
import { goOn, message } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { placeOf } from './place.ts';
import { askAbout, speaks, user } from './told.ts';

type StopInput = Extract<HookInput, { event: 'Stop' }>;

const mostForUser = 2000;
const mostForModel = 8000;

/** A turn is over: which decisions govern what differs in the working tree, whoever changed it and by what means. */
export async function checkAfter(input: StopInput, host: HookHost): Promise<HookReply | undefined> {
  const { afterCheck } = host.settings;
  if (afterCheck === 'off') return undefined;
  const placed = await placeOf(input.cwd, host);
  if (placed?.workTree !== true) return undefined;
  const changed = await changedSince(placed, host);
  if (!changed.ok) return (await import('./blind.ts')).sayBlind(changed.code, input.session, host);
  const { paths } = changed;
  if (paths.length === 0) return undefined;
  const toModel = afterCheck === 'model' && !input.again;
  const event = { kind: 'after-check', session: input.session, paths } as const;
  const report = await askAbout(event, placed, host);
  if (!speaks(report)) return undefined;
  return host.ledgers.update(input.session, async (ledger) => {
    const listener = toModel ? '' : user;
    const all = advise(
      { ...event, agent: listener },
      report,
      knownTo(listener, ledger),
      toModel ? mostForModel : mostForUser,
    );
    const told = all.ledger.agents.find(({ agent }) => agent === listener);
    const others = ledger.agents.filter(({ agent }) => agent !== listener);
    const kept = told === undefined ? ledger : { ...ledger, agents: [...others, told] };
    if (all.advice === undefined) return { ledger, result: undefined };
    const reply = toModel
      ? goOn(`Before you finish, hold your changes against these decisions.\n${all.advice}`)
      : message(`Precedent: ${all.advice}`);
    return { ledger: kept, result: reply };
  });
}

/** What any agent was told counts as known: the change was made by one that knew. */
function knownTo(listener: string, ledger: Ledger): Ledger {
  const keys = [...new Set(ledger.agents.flatMap((told) => told.keys))];
  const generation = ledger.agents.find(({ agent }) => agent === listener)?.generation ?? 0;
  return { session: ledger.session, agents: [{ agent: listener, generation, keys }] };
}

/** Against HEAD: what a branch did before this session is not this turn's doing. */
async function changedSince(
  { root }: Placed,
  { env, platform, signal }: HookHost,
): ReturnType<typeof listChanged> {
  const list = (base: string | undefined) =>
    listChanged({ root, base, env, platform, signal, deadlineMs: 5000 });
  const changed = await list('HEAD');
  // A repository without a commit has no HEAD to compare with.
  const bare = !changed.ok && (changed.code === 'no-such-base' || changed.code === 'unborn');
  return bare ? list(undefined) : changed;
}
