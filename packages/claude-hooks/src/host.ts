import type { AbsoluteDir, Barred, loadRecordEngine } from '@precedent/core';
import type { LedgerStore } from './ledger/store.ts';
import type { HookSettings } from './settings/settings.ts';

/** Everything an answer needs of the process it is made in. */
export interface HookHost {
  readonly settings: HookSettings;
  readonly ledgers: LedgerStore;
  /** The embedded engine, and no other: it starts no program. Loaded by the first question. */
  readonly engine: () => ReturnType<typeof loadRecordEngine>;
  readonly barred: Barred;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  readonly signal: AbortSignal;
}

/** Where the records of an event are. */
export interface Placed {
  readonly root: AbsoluteDir;
  readonly corpus: AbsoluteDir;
  readonly workTree: boolean;
}
