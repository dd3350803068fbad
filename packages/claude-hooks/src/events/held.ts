import type { Ledger } from '@precedent/core';

interface Held {
  readonly path: string;
  readonly agent?: string;
}

/** Keys of the core's are digests, which have no colon. */
const heldKey = ({ path }: Held): string => `held:${path}`;
const refusedKey = ({ path }: Held, call: string): string => `refused:${call}:${path}`;
const plainCall = /^[\w-]{1,100}$/u;

const keysOf = (ledger: Ledger, { agent = '' }: Held): readonly string[] =>
  ledger.agents.find((told) => told.agent === agent)?.keys ?? [];

/** Whether this agent was held back at this file in its present context, and has read why. */
export function held(ledger: Ledger, edit: Held): boolean {
  return keysOf(ledger, edit).includes(heldKey(edit));
}

/** The call that was refused at this file, as far as nobody knows whether the agent has read why. */
export function refusedCall(ledger: Ledger, edit: Held): string | undefined {
  const [start, end] = ['refused:', `:${edit.path}`];
  return keysOf(ledger, edit)
    .filter((key) => key.startsWith(start) && key.endsWith(end))
    .map((key) => key.slice(start.length, -end.length))
    .find((call) => plainCall.test(call));
}

/** The ledger once a call was refused; one without a name counts as read at once. */
export function refuse(ledger: Ledger, edit: Held, call: string): Ledger {
  return withKey(ledger, edit, plainCall.test(call) ? refusedKey(edit, call) : heldKey(edit));
}

/** The ledger once the agent has read why. */
export function hold(ledger: Ledger, edit: Held): Ledger {
  return withKey(ledger, edit, heldKey(edit));
}

/** Puts one key in the place of all others about the file. */
function withKey(ledger: Ledger, edit: Held, key: string): Ledger {
  const { agent = '' } = edit;
  const told = ledger.agents.find((one) => one.agent === agent) ?? { agent, generation: 0, keys: [] };
  const others = ledger.agents.filter((one) => one !== told);
  const call = refusedCall(ledger, edit);
  const before = call === undefined ? undefined : refusedKey(edit, call);
  const keys = told.keys.filter((one) => one !== before && one !== key);
  return { ...ledger, agents: [...others, { ...told, keys: [...keys, key] }] };
}
