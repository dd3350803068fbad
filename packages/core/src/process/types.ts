/** One program to run to its end. Nothing here goes through a shell, and stdin is always closed. */
export interface RunRequest {
  /** Absolute. */
  readonly file: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the child: nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly stdoutLimitBytes: number;
  /** More than this is dropped, not an error. */
  readonly stderrLimitBytes: number;
  readonly deadlineMs: number;
  readonly signal: AbortSignal;
}

/** Why a program did not start: the system says "not found" both for the program and for its directory. */
export type NotStarted = 'no-such-directory' | 'no-such-program' | 'not-permitted' | 'other';

/** A program that never ran. */
export type NotRunning = Extract<RunResult, { readonly kind: 'not-started' | 'command-line-too-long' }>;

export type RunResult =
  | { readonly kind: 'exited'; readonly exitCode: number; readonly stdout: Buffer; readonly stderr: Buffer }
  | { readonly kind: 'signalled' }
  | { readonly kind: 'not-started'; readonly reason?: NotStarted }
  | { readonly kind: 'command-line-too-long' }
  | { readonly kind: 'output-too-large' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' };

export type RunProcess = (request: RunRequest) => Promise<RunResult>;
