// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { readAudit } from './audit/read.ts';
export { createBridge } from './bridge/create.ts';
export { usualBudgets, type Budgets } from './bridge/limits.ts';
export type { PluginStatus, ServerStatus } from './bridge/status.ts';
export type { Bridge, BridgedTool, BridgeOptions, CallOptions } from './bridge/types.ts';
export type { ToolChange } from './catalogue/changes.ts';
export type { Differences } from './catalogue/compare.ts';
export { dropReasons, type DroppedTool, type DropReason, type ToolList } from './catalogue/types.ts';
export type { Progress } from './client/engine.ts';
export { renderBridgeCodesPage } from './codes/page.ts';
export { bridgeCodes, textOfCode, type BridgeCode } from './codes/table.ts';
export { consentText, type ConsentFacts } from './grants/consent.ts';
export { declarationDigest, permissionOf, permissions, serversOf, type Permission } from './grants/digest.ts';
export {
  grantPlugin,
  type GrantedServer,
  type GrantOptions,
  type GrantResult,
} from './grants/grant-plugin.ts';
export { revokePlugin } from './grants/revoke-plugin.ts';
export { pageCeiling, toolCeiling, type ServerLimits } from './grants/store.ts';
export type { ResolvedAddress, ResolveHost } from './http/lookup.ts';
export type { ManifestProblem } from './manifest/problem.ts';
export { manifestBytes, readManifest, type Manifest, type ReadManifest } from './manifest/read.ts';
export type { ServerDeclaration, StdioServer } from './manifest/schema.ts';
export { findPlugins, isUsable } from './plugins/find.ts';
export { findProgram } from './plugins/program.ts';
export type { FoundPlugin, Surroundings, UsablePlugin } from './plugins/types.ts';
export type { BridgedResult } from './results/call-result.ts';
export { clipText } from './results/clip.ts';
export { settingsFile } from './settings/resolve.ts';
