import { failureCodes, type FailureCode, type Ledger } from '@precedent/core';
import type { HookHost } from '../host.ts';
import { message } from '../reply/make.ts';
import type { HookReply } from '../reply/types.ts';
import { user } from './told.ts';

/** What a person can do about it. Of other failures the next turn may know nothing any more: they stay unsaid. */
const remedies: Partial<Record<FailureCode, string>> = {
  'git-missing': 'Install git 2.38 or later',
  'git-too-old': 'Install git 2.38 or later',
  'git-unsafe-directory': 'Where you trust it, add it to git’s safe.directory',
};

/** The check after a turn cannot see what changed. Said once in a session: silence would pass for a clean result. */
export async function sayBlind(
  code: FailureCode,
  session: string,
  { ledgers }: HookHost,
): Promise<HookReply | undefined> {
  const remedy = remedies[code];
  if (remedy === undefined) return undefined;
  const text =
    `Precedent: what this turn changed could not be looked at. ${failureCodes[code].message} ` +
    `${remedy}, or set after_check to off in the plugin’s settings.`;
  return ledgers.update(session, async (ledger) => {
    const before = ledger.agents.find(({ agent }) => agent === user);
    const key = `blind:${code}`;
    if (before?.keys.includes(key) === true) return { ledger, result: undefined };
    return { ledger: withKey(ledger, key), result: message(text) };
  });
}

function withKey(ledger: Ledger, key: string): Ledger {
  const told = ledger.agents.find(({ agent }) => agent === user) ?? { agent: user, generation: 0, keys: [] };
  const others = ledger.agents.filter(({ agent }) => agent !== user);
  return { ...ledger, agents: [...others, { ...told, keys: [...told.keys, key] }] };
}
