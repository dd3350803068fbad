// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { answerHook } from './answer.ts';
export { isShell } from './events/is-shell.ts';
export { guardShell } from './events/shell.ts';
export type { HookHost } from './host.ts';
export { inputFromDocument, inputFromFields } from './input/read-input.ts';
export type { HookInput } from './input/types.ts';
export { ledgerStore, type LedgerStore } from './ledger/store.ts';
export type { HookReply } from './reply/types.ts';
export { keepSettings, keptSettings } from './settings/keep.ts';
export { readSettings, usualSettings, type HookSettings } from './settings/settings.ts';
