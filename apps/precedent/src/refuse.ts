import { exitCodes, type Session } from './session.ts';

/** One sentence about what was wrong with the call, and what to type. */
export function refuse(session: Session, sentence: string): number {
  session.err(`precedent: ${sentence}\nType: precedent help\n`);
  return exitCodes.usage;
}
