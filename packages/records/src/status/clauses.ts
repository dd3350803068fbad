import { asianStatus, isAsian } from './asian.ts';
import { type Languages, statusAt, type StatedStatus, tokensOf, type Turn, turnAt } from './vocabulary.ts';

/** What one clause of a statement says. */
export interface ClauseReading {
  readonly status: StatedStatus | 'partly';
  /** The word opens the clause, but for words such as "this decision was". */
  readonly opens: boolean;
}

/** A word this far into a clause no longer says what the record's status is. */
const MOST_TOKENS = 14;

const BREAK =
  /[.;,:!?()[\]{}<>|/·•、。，；：（）「」【】《》]|->|=>|→|⇒|\s[-–—]+\s|^[-–—]+\s|\s(?:but|and|then|und|et|y|e|ma|но|и)\s/;

const FILLERS: ReadonlySet<string> = new Set(
  `this the that adr record decision document proposal rfc it has have been is was are now since later fully completely
  entirely finally formally status by on as of in we note`.split(/\s+/),
);

/** The clauses of a text in lower case. */
export function clausesOf(plain: string): readonly string[] {
  return plain
    .split(BREAK)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== '');
}

/** Reads one clause; undefined when it says nothing of a status. */
export function readClause(clause: string, languages: Languages): ClauseReading | undefined {
  if (isAsian(clause)) {
    const status = asianStatus(clause);
    if (status !== undefined) return { status, opens: true };
  }
  const tokens = tokensOf(clause);
  let opens = true;
  let turn: Turn | undefined;
  for (let at = 0; at < tokens.length && at < MOST_TOKENS;) {
    const phrase = statusAt(tokens, at, languages);
    const turned = turnAt(tokens, at, languages);
    if (phrase !== undefined && (turned === undefined || phrase.tokens.length > turned.tokens.length)) {
      if (!phrase.weak || opens) {
        const status = underTurn(phrase.meaning, turn);
        return status === undefined ? undefined : { status, opens };
      }
    }
    if (turned !== undefined) turn = stronger(turn, turned.meaning);
    else if (!isFiller(tokens[at] ?? '')) opens = false;
    at += turned?.tokens.length ?? 1;
  }
  return undefined;
}

/** A word that may stand before the one that matters: articles, dates and numbers. */
function isFiller(token: string): boolean {
  return FILLERS.has(token) || /^[0-9]/.test(token);
}

function stronger(known: Turn | undefined, next: Turn): Turn {
  return known === 'partly' || next === 'never' ? (known ?? next) : next;
}

function underTurn(status: StatedStatus, turn: Turn | undefined): ClauseReading['status'] | undefined {
  if (turn === undefined) return status;
  if (turn === 'partly') return status === 'superseded' || status === 'deprecated' ? 'partly' : status;
  const holds = status === 'accepted' || status === 'done';
  if (!holds) return turn === 'noLonger' ? undefined : status === 'rejected' ? 'proposed' : undefined;
  if (turn === 'noLonger') return 'deprecated';
  if (status === 'done') return undefined;
  return turn === 'notYet' ? 'proposed' : 'rejected';
}
