import { rungs, type Piece } from './rungs.ts';

export interface Joined<Session> {
  readonly session: Session;
  readonly leftOut: readonly Piece[];
  /** What the runtime said to the joins before this one. */
  readonly refusals: readonly unknown[];
}

/** The user said no: trying with less would only ask again. */
const denied = /denied permission access/iu;
/** Another extension has a name of ours, or of a bridged tool as long as there are any. */
const taken = /tool name clash/iu;

/**
 * Joins with everything, and where the runtime refuses, with less and less. One that never succeeds rejects with the
 * first refusal: a later one is about a smaller thing than what went wrong.
 */
export async function joinByRungs<Session>(
  built: readonly Piece[],
  join: (pieces: readonly Piece[]) => Promise<Session>,
  refused: (pieces: readonly Piece[], refusal: unknown) => void,
): Promise<Joined<Session>> {
  const refusals: unknown[] = [];
  for (const pieces of rungs(built)) {
    try {
      const session = await join(pieces);
      return { session, leftOut: built.filter((piece) => !pieces.includes(piece)), refusals };
    } catch (refusal) {
      refusals.push(refusal);
      refused(pieces, refusal);
      const said = messageOf(refusal);
      if (denied.test(said) || (taken.test(said) && !pieces.includes('bridged'))) break;
    }
  }
  throw refusals[0] ?? new Error('There is nothing to join with.');
}

export function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}
