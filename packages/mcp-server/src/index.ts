// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export type { ServeOptions } from './options.ts';
export { serve, type Session } from './serve.ts';
export type { MoreTools } from './more-tools.ts';
export type { ListedTool, Progress } from './protocol.ts';
export type { ForwardedResult } from './result.ts';
