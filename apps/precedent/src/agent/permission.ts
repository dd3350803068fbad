import { escapeLine } from '@precedent/core';
import type { PermissionHandler } from '@github/copilot-sdk';
import type { Session } from '../session.ts';

/** At most this much of a request is shown: enough to see what it is, not enough to scroll the question away. */
const mostShown = 400;

/** Asks at the terminal; a yes is `y` or `yes`, and anything else, also no terminal, is a no. */
export async function confirm(session: Session, question: string): Promise<boolean> {
  const answer = await session.ask?.(`${question} [y/N] `);
  return answer !== undefined && /^y(?:es)?$/iu.test(answer.trim());
}

/**
 * Puts each request to the person at the terminal. Only an explicit yes approves, and only this once. Where nobody can
 * be asked the request is denied in a way that lets the agent go on without it.
 */
export function askForPermission(session: Session): PermissionHandler {
  return async (request) => {
    const { kind, toolCallId: _, ...rest } = request as unknown as Record<string, unknown>;
    const what = escapeLine(String(kind));
    if (session.ask === undefined) {
      session.err(`precedent: denied ${what}: there is no terminal to ask at.\n`);
      return { kind: 'user-not-available' };
    }
    const shown = escapeLine(JSON.stringify(rest)).slice(0, mostShown);
    const yes = await confirm(session, `The agent asks for ${what}: ${shown}\nAllow it this once?`);
    return { kind: yes ? 'approve-once' : 'reject' };
  };
}
