import { escapeLine } from '@precedent/core';
import { findPlugins, isUsable, type Surroundings, type UsablePlugin } from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';
import { exitCodes, type Session } from '../../session.ts';
import { namedPlugins, surroundingsOf } from '../../surroundings.ts';

export type Found =
  | { readonly ok: true; readonly plugin: UsablePlugin; readonly surroundings: Surroundings }
  | { readonly ok: false; readonly code: number };

/** The plugin of an id, or a sentence on stderr. A person types these commands, so their environment counts. */
export async function findPlugin(session: Session, line: Line, id: string): Promise<Found> {
  const surroundings = surroundingsOf(session, 'user');
  const plugins = await findPlugins(surroundings, namedPlugins(session, line.plugin));
  const plugin =
    plugins.find((one) => one.id === id && one.problems.length === 0) ?? plugins.find((one) => one.id === id);
  const shown = `“${escapeLine(id.slice(0, 64))}”`;
  if (plugin === undefined) {
    session.err(`precedent: There is no plugin ${shown}. Type: precedent plugins list\n`);
    return { ok: false, code: exitCodes.usage };
  }
  if (!isUsable(plugin)) {
    session.err(`precedent: The plugin ${shown} cannot be used as it is. Type: precedent plugins list\n`);
    return { ok: false, code: exitCodes.attention };
  }
  return { ok: true, plugin, surroundings };
}
