import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newLedger, parseLedger, type Ledger } from '@precedent/core';
import { withLock } from './lock.ts';
import { remove } from './remove.ts';
import { writeWhole } from './write-whole.ts';

type Change<Result> = (ledger: Ledger) => Promise<{ readonly ledger: Ledger; readonly result: Result }>;

/** What was told in each session, one file for each, between hooks that may run at the same time. */
export interface LedgerStore {
  /** Gives `change` the session's ledger and keeps what it returns. */
  update<Result>(session: string, change: Change<Result>): Promise<Result>;
  /** Removes what sessions of long ago have left. */
  tidy(): void;
}

const oldMs = 30 * 24 * 60 * 60 * 1000;
const plainName = /^[\w-]{1,100}$/u;
/** Sessions that are remembered without a file. A server has one, and a few more after `/clear`. */
const mostUnwritten = 20;

/**
 * `folder` is the plugin's own; undefined where there is none. What cannot be written is remembered in this process,
 * so that a server without a folder says nothing twice and holds no edit for good.
 */
export function ledgerStore(folder: string | undefined): LedgerStore {
  const ledgers = folder === undefined ? undefined : path.join(folder, 'ledgers');
  const unwritten = new Map<string, Ledger>();
  let before: Promise<unknown> = Promise.resolve();

  const inMemory = async <Result>(session: string, change: Change<Result>): Promise<Result> => {
    const ledger = unwritten.get(session) ?? newLedger(session);
    const changed = await change(ledger);
    if (changed.ledger !== ledger) remember(unwritten, session, changed.ledger);
    return changed.result;
  };

  return {
    update: (session, change) => {
      const work = async () => {
        if (ledgers === undefined || !plainName.test(session)) return inMemory(session, change);
        return withLock(ledgers, session, async () => {
          const file = `${session}.json`;
          const ledger = unwritten.get(session) ?? parseLedger(read(path.join(ledgers, file)), session);
          const changed = await change(ledger);
          if (changed.ledger === ledger) return changed.result;
          if (writeWhole(ledgers, file, JSON.stringify(changed.ledger))) unwritten.delete(session);
          else remember(unwritten, session, changed.ledger);
          return changed.result;
        });
      };
      // One after the other in this process, so that the lock is only for others.
      const done = before.then(work);
      before = done.catch(() => undefined);
      return done;
    },
    tidy: () => {
      if (ledgers !== undefined) removeOld(ledgers);
    },
  };
}

/** The one that was not told anything for longest is forgotten first. */
function remember(unwritten: Map<string, Ledger>, session: string, ledger: Ledger): void {
  unwritten.delete(session);
  unwritten.set(session, ledger);
  for (const [oldest] of unwritten) {
    if (unwritten.size <= mostUnwritten) return;
    unwritten.delete(oldest);
  }
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function removeOld(folder: string): void {
  try {
    for (const name of readdirSync(folder)) {
      const file = path.join(folder, name);
      if (Date.now() - statSync(file).mtimeMs > oldMs) remove(file);
    }
  } catch {
    // Not there yet, or another hook was quicker.
  }
}
