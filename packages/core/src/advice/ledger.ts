import type { Ledger, Told } from './types.ts';

/** The name of the main agent, which no host gives one. */
const main = '';
/** Beyond these, what was said longest ago is forgotten: it is then said again, which does no harm. */
const mostKeys = 2000;
const mostAgents = 100;

export function newLedger(session: string): Ledger {
  return { session, agents: [] };
}

export function agentOf(event: { readonly agent?: string }): string {
  return event.agent ?? main;
}

/** The ledger if it belongs to the session, else a new one. */
export function ledgerFor(session: string, ledger: Ledger): Ledger {
  return ledger.session === session ? ledger : newLedger(session);
}

export function toldTo(ledger: Ledger, agent: string): Told {
  return ledger.agents.find((told) => told.agent === agent) ?? { agent, generation: 0, keys: [] };
}

function replace(ledger: Ledger, told: Told): Ledger {
  const others = ledger.agents.filter(({ agent }) => agent !== told.agent);
  return { ...ledger, agents: [...others, told].slice(-mostAgents) };
}

/** A context that has been told nothing yet. */
export function beginGeneration(ledger: Ledger, agent: string): Ledger {
  return replace(ledger, { agent, generation: toldTo(ledger, agent).generation + 1, keys: [] });
}

export function remember(ledger: Ledger, agent: string, keys: readonly string[]): Ledger {
  if (keys.length === 0) return ledger;
  const told = toldTo(ledger, agent);
  return replace(ledger, { ...told, keys: [...told.keys, ...keys].slice(-mostKeys) });
}

function isTold({ agent, generation, keys }: Partial<Record<keyof Told, unknown>>): boolean {
  const strings = Array.isArray(keys) && keys.every((key) => typeof key === 'string');
  return typeof agent === 'string' && Number.isSafeInteger(generation) && strings;
}

/** The ledger in a file’s text. One of another session counts as empty, as does whatever else stands there. */
export function parseLedger(text: string, session: string): Ledger {
  try {
    const { session: owner, agents } = JSON.parse(text) as Ledger;
    if (owner !== session || !Array.isArray(agents) || !agents.every(isTold)) return newLedger(session);
    return { session, agents: agents.map(({ agent, generation, keys }) => ({ agent, generation, keys })) };
  } catch {
    return newLedger(session);
  }
}
