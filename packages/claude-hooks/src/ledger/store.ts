import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { newLedger, parseLedger, type Ledger } from '@precedent/core';
import { withLock } from './lock.ts';
import { remove } from './remove.ts';
import { writeWhole } from './write-whole.ts';

/** What was told in each session, one file for each, between hooks that may run at the same time. */
export interface LedgerStore {
  /** Gives `change` the session's ledger and keeps what it returns. */
  update<Result>(
    session: string,
    change: (ledger: Ledger) => Promise<{ readonly ledger: Ledger; readonly result: Result }>,
  ): Promise<Result>;
  /** Removes what sessions of long ago have left. */
  tidy(): void;
}

const oldMs = 30 * 24 * 60 * 60 * 1000;
const plainName = /^[\w-]{1,100}$/u;

/** `folder` is the plugin's own; undefined where there is none: then nothing is remembered from hook to hook. */
export function ledgerStore(folder: string | undefined): LedgerStore {
  const ledgers = folder === undefined ? undefined : path.join(folder, 'ledgers');
  let before: Promise<unknown> = Promise.resolve();

  return {
    update: (session, change) => {
      const work = async () => {
        if (ledgers === undefined || !plainName.test(session))
          return (await change(newLedger(session))).result;
        return withLock(ledgers, session, async () => {
          const file = `${session}.json`;
          const ledger = parseLedger(read(path.join(ledgers, file)), session);
          const changed = await change(ledger);
          if (changed.ledger !== ledger) writeWhole(ledgers, file, JSON.stringify(changed.ledger));
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
