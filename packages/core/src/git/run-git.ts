import type { FailureCode } from '../codes/table.ts';
import { findOnPath } from '../process/find-on-path.ts';
import { runProcess } from '../process/run.ts';
import { valueOf } from '../process/variable.ts';
import { gitEnvironment, type GitPlace, type Setting } from './environment.ts';
import { fixedOptions } from './fixed-options.ts';
import { troubleFromEnd } from './trouble.ts';

export interface GitRequest extends GitPlace {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly signal: AbortSignal;
  /** How long all calls together may take. */
  readonly deadlineMs: number;
}

export interface GitExit {
  readonly ok: true;
  readonly exitCode: number;
  readonly stdout: Buffer;
  readonly stderr: string;
}

export type GitResult = GitExit | { readonly ok: false; readonly code: FailureCode };

/** Runs one git command in the work tree. `settings` are for this call alone. */
export type RunGit = (args: readonly string[], settings?: readonly Setting[]) => Promise<GitResult>;

const stdoutLimitBytes = 64 * 1024 * 1024;
const stderrLimitBytes = 64 * 1024;

/**
 * The only way to git, or undefined when there is none. git is found once, outside the repository, and every call of
 * the returned function carries the fixed options and the clean environment.
 */
export function openGit(request: GitRequest): RunGit | undefined {
  const { root, env, platform, signal } = request;
  const path = valueOf(env, 'PATH', platform === 'win32');
  const file = findOnPath('git', { path, pathext: '.EXE', root, platform });
  if (file === undefined) return undefined;
  const endsAt = performance.now() + request.deadlineMs;

  return async (args, settings) => {
    const result = await runProcess({
      file,
      // The work tree is named, so that `core.worktree` cannot name another one.
      args: [...fixedOptions, `--work-tree=${root}`, ...args],
      cwd: root,
      env: gitEnvironment(env, request, settings),
      stdoutLimitBytes,
      stderrLimitBytes,
      deadlineMs: Math.max(1, endsAt - performance.now()),
      signal,
    });
    if (result.kind !== 'exited') return { ok: false, code: troubleFromEnd(result) };
    const { exitCode, stdout, stderr } = result;
    return { ok: true, exitCode, stdout, stderr: stderr.toString('latin1') };
  };
}
