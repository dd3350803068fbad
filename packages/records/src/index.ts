// The whole public surface: every name here is a promise. Add by name, never by `export *`.
export { createRecordEngine } from './create-engine.ts';
export type {
  CorpusLocation,
  RecordAnswer,
  RecordEngine,
  RecordEngineOptions,
  RecordProblem,
} from './engine.ts';
export type {
  Bucket,
  CheckReport,
  Decision,
  Declaration,
  ExplainReport,
  FileDecision,
  FileDecisions,
  FileMarkers,
  Finding,
  FiredMatcher,
  LintReport,
  ListedRecord,
  ListReport,
  MarkerScan,
  MarkerState,
  Severity,
  ShowReport,
  Skipped,
  Status,
  Unreadable,
  Unscoped,
  UnscopedDecision,
} from './report.ts';
