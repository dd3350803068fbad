import type { Flags } from '../arguments/flags.ts';
import type { Session } from '../session.ts';

/** One command about to run: what was typed behind its name, and the process it runs in. */
export interface Call {
  readonly session: Session;
  readonly flags: Flags;
  readonly words: readonly string[];
}
