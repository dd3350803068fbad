// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export type { ServeOptions } from './options.ts';
export { serve, type Session } from './serve.ts';
