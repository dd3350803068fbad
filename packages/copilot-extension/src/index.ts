// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export type { BridgeModule } from './bridge/types.ts';
export { installFolders } from './install-folders.ts';
export type { ExtensionOptions } from './options.ts';
export { startExtension, type Running } from './start.ts';
export { keepStdoutForProtocol } from './stdout.ts';
