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

export type RunResult =
  | { readonly kind: 'exited'; readonly exitCode: number; readonly stdout: Buffer; readonly stderr: Buffer }
  | { readonly kind: 'signalled' }
  | { readonly kind: 'not-started' }
  | { readonly kind: 'command-line-too-long' }
  | { readonly kind: 'output-too-large' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'cancelled' };

export type RunProcess = (request: RunRequest) => Promise<RunResult>;
