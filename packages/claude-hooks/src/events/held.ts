import type { Ledger } from '@precedent/core';

interface Held {
  readonly path: string;
  readonly agent?: string;
}

/** Keys of the core's are digests, which have no colon. */
const keyOf = ({ path }: Held): string => `held:${path}`;

/** Whether this agent was held back at this file in its present context. */
export function held(ledger: Ledger, edit: Held): boolean {
  const told = ledger.agents.find(({ agent }) => agent === (edit.agent ?? ''));
  return told?.keys.includes(keyOf(edit)) ?? false;
}

/** The ledger once it was. */
export function hold(ledger: Ledger, edit: Held): Ledger {
  const agent = edit.agent ?? '';
  const told = ledger.agents.find((one) => one.agent === agent) ?? { agent, generation: 0, keys: [] };
  const others = ledger.agents.filter((one) => one !== told);
  return { ...ledger, agents: [...others, { ...told, keys: [...told.keys, keyOf(edit)] }] };
}
