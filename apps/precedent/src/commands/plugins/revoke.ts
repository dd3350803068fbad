import { escapeLine } from '@precedent/core';
import { revokePlugin } from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';
import { jsonText } from '../../print/escape.ts';
import { exitCodes, type Session } from '../../session.ts';
import { surroundingsOf } from '../../surroundings.ts';

/** Takes back every grant of a plugin, also of one that is no longer there. */
export async function revoke(session: Session, { json }: Line, id: string): Promise<number> {
  const result = await revokePlugin(id, surroundingsOf(session, 'user'));
  const shown = escapeLine(id.slice(0, 64));
  if (json) session.out(jsonText({ ok: result.ok, plugin: id, removed: result.removed }));
  else if (!result.ok) session.err('precedent: The grant could not be removed. Type: precedent doctor\n');
  else if (result.removed === 0) session.out(`${shown} was not granted.\n`);
  else session.out(`${shown} is no longer granted; its running servers end.\n`);
  return result.ok ? exitCodes.fine : exitCodes.attention;
}
