// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { revisionRules } from './arguments/revision-rules.ts';
export { failureCodes, type FailureCode } from './codes/table.ts';
export { renderFailureCodesPage } from './codes/page.ts';
export type { EnvTrust, Environment } from './engine/types.ts';
export { inspect } from './inspect/inspect.ts';
export type { Inspection, InspectRequest } from './inspect/types.ts';
export type {
  Bounded,
  BoundedList,
  Report,
  Source,
  ToolFailure,
  ToolOutcome,
  ToolSuccess,
} from './outcome.ts';
export { asAbsoluteDir, isRooted } from './paths/absolute.ts';
export { isInside } from './paths/inside.ts';
export { asRepoPath, pathRules, type TextRule } from './paths/repo-path.ts';
export type { AbsoluteDir, RepoPath } from './paths/types.ts';
export type { Barred } from './place/barred.ts';
export { usualFolders } from './place/corpus.ts';
export { adrDirFolder, log4brainsFolders } from './place/named-folders.ts';
export { readResultLimit, resultLimits, type ResultLimit } from './render/limits.ts';
export { textOf, viewOf, type View } from './render/view.ts';
export { orderMcpCandidates, type CandidateDirectories, type McpCandidates } from './session/mcp-order.ts';
export { firstQualified } from './session/qualify.ts';
export { escapeControls, escapeLine } from './scrub/escape-controls.ts';
export { createSessionDirectory, type SessionDirectory } from './session/session-directory.ts';
export type { Workspace, WorkspaceSource } from './session/workspace.ts';
export { createTools, type Tools } from './tools/create.ts';
export { toolDefinitions, type ToolDefinition } from './tools/definitions.ts';
export type { ToolsOptions } from './tools/options.ts';
export { version } from './version.ts';
