import { exitCodes, type Session } from './session.ts';

/** Says on stderr what is wrong, and on the next line what to type. stdout stays empty, also with `--json`. */
export function refuse(session: Session, message: string, type: string): number {
  session.err(`adr: ${message}\nType: ${type}\n`);
  return exitCodes.usage;
}
