// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { advise } from './advice/advise.ts';
export { askForAdvice } from './advice/ask-engine.ts';
export { newLedger, parseLedger } from './advice/ledger.ts';
export { patchEdits, type PatchEdit } from './advice/patch-edits.ts';
export { pathsIn } from './advice/paths-in.ts';
export type { Advised, AdviceEvent, AdviceReport, Edited, Ledger, Told } from './advice/types.ts';
export { revisionRules } from './arguments/revision-rules.ts';
export { listChanged } from './changed/list-changed.ts';
export type { Changed, ChangedRequest } from './changed/types.ts';
export { failureCodes, type FailureCode } from './codes/table.ts';
export { renderFailureCodesPage } from './codes/page.ts';
export { childEnvironment } from './engine/child-environment.ts';
export { engineFiles } from './engine/files.ts';
export { loadRecordEngine } from './engine/load-records.ts';
export { programIn } from './engine/program.ts';
export type { EnvTrust, Environment, Program } from './engine/types.ts';
export { createFolder } from './folders/create-folder.ts';
export { isInsideRoot } from './folders/guard-folder.ts';
export { readUserFile } from './folders/read-file.ts';
export { userFolders, type FoldersRequest, type UserFolders } from './folders/user-folders.ts';
export { writeUserFile, type Written } from './folders/write-file.ts';
export { judgeCommand } from './guard/judge-command.ts';
export { guardQuestion } from './guard/question.ts';
export type { Shell, Verdict } from './guard/types.ts';
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
export { kindOf } from './paths/look.ts';
export { asAbsoluteDir, isRooted } from './paths/absolute.ts';
export { isInside } from './paths/inside.ts';
export { asRepoPath, pathRules, type TextRule } from './paths/repo-path.ts';
export type { AbsoluteDir, RepoPath } from './paths/types.ts';
export { barredDirectories, type Barred } from './place/barred.ts';
export { usualFolders } from './place/corpus.ts';
export { adrDirFolder, log4brainsFolders } from './place/named-folders.ts';
export { findPlace, type Place } from './place/place.ts';
export { findRoot } from './place/root.ts';
export { findOnPath } from './process/find-on-path.ts';
export { openProcess, type OpenProcess, type OpenRequest, type ProcessEnd } from './process/open.ts';
export { readResultLimit, resultLimits, type ResultLimit } from './render/limits.ts';
export { textOf, viewOf, type View } from './render/view.ts';
export { orderMcpCandidates, type CandidateDirectories, type McpCandidates } from './session/mcp-order.ts';
export { firstQualified } from './session/qualify.ts';
export { escapeControls, escapeLine } from './scrub/escape-controls.ts';
export { scrubText } from './scrub/scrub-text.ts';
export { scrubValue } from './scrub/scrub-value.ts';
export { createSessionDirectory, type SessionDirectory } from './session/session-directory.ts';
export type { Workspace, WorkspaceSource } from './session/workspace.ts';
export { createTools, type Tools } from './tools/create.ts';
export { toolDefinitions, type ToolDefinition } from './tools/definitions.ts';
export type { Configured, ToolsOptions } from './tools/options.ts';
export { version } from './version.ts';
