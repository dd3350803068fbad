// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { installFolders } from './install-folders.ts';
export type { ServeOptions } from './options.ts';
export type { CallResult } from './result.ts';
export { serve, type Session } from './serve.ts';
export type { MoreTools } from './more-tools.ts';
export type { ListedTool, Progress } from './protocol.ts';
export type { ForwardedResult } from './result.ts';
