import { exiting, hostileProgram } from './programs.ts';

/** One hostile program and the one outcome that it may have. */
export interface ExpectedOutcome {
  readonly title: string;
  /** The program's path; links go into `folder`. */
  readonly program: (folder: string) => string;
  /** `ok`, or the code of the failure. */
  readonly outcome: string;
  readonly exitCode?: number;
  /** What a `usage` failure has to say, in full, behind the fixed text; null when nothing is left. */
  readonly says?: string | null;
}

const named = (name: string, outcome: string): ExpectedOutcome => ({
  title: name,
  program: () => hostileProgram(name),
  outcome,
});
const exits = (exitCode: number, prints: string, outcome: string): ExpectedOutcome => ({
  title: `exits ${exitCode} with ${prints}`,
  program: (folder) => exiting(folder, exitCode, prints),
  outcome,
  exitCode,
});
const everything = ['array', 'text', 'truncated', 'nothing', 'stderr-only', 'stack', 'key', 'ansi'];

/** The table of outcomes, one row for each way in which a program can end. */
export const expectedOutcomes: readonly ExpectedOutcome[] = [
  exits(0, 'json', 'ok'),
  exits(1, 'json', 'ok'),
  ...everything.flatMap((prints) => [0, 1, 3].map((code) => exits(code, prints, 'cli-failed'))),
  exits(3, 'json', 'cli-failed'),
  exits(127, 'json', 'cli-failed'),
  {
    ...exits(2, 'json', 'usage'),
    says: '{"ok":true,"from":"exits","args":["lint","--json","--dir","docs/adr"]}',
  },
  { ...exits(2, 'text', 'usage'), says: 'This is not JSON.' },
  { ...exits(2, 'truncated', 'usage'), says: '{"findings":[{"rule":"x","message":"cut' },
  { ...exits(2, 'nothing', 'usage'), says: null },
  { ...exits(2, 'stderr-only', 'usage'), says: 'This went wrong.' },
  { ...exits(2, 'stack', 'usage'), says: 'Error: Cannot read the corpus of [path]' },
  { ...exits(2, 'key', 'usage'), says: 'Bearer [secret] at https://[secret]@host.example/x with [secret]' },
  { ...exits(2, 'ansi', 'usage'), says: 'Refused.' },
  { ...exits(2, 'writing', 'usage'), says: 'Try: adr [removed] "title", or adr\u200B[removed].' },
  { ...exits(2, 'long', 'usage'), says: '🏛'.repeat(512) },
  named('prints-65-mib.mjs', 'output-too-large'),
  named('never-ends.sh', 'timed-out'),
  named('ignores-sigterm.sh', 'timed-out'),
  named('leaves-grandchild.sh', 'ok'),
  named('dies-by-signal.sh', 'cli-killed'),
  named('no-interpreter.sh', 'cli-not-started'),
  named('not-executable.sh', 'cli-unresolved'),
  named('directory', 'cli-unresolved'),
  named('no-such-program', 'cli-unresolved'),
];
