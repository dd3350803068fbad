// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export type { ManifestProblem } from './manifest/problem.ts';
export { manifestBytes, readManifest, type Manifest, type ReadManifest } from './manifest/read.ts';
export type { ServerDeclaration } from './manifest/schema.ts';
