import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { statSync } from 'node:fs';
import { win32 } from 'node:path';
import { collect } from './collect.ts';
import { whileRunning } from './running.ts';
import type { NotRunning, NotStarted, RunProcess, RunRequest, RunResult } from './types.ts';

/** Between the polite signal and the one that cannot be refused. */
const graceMs = 250;
/** How long a call waits for the rest of the output once the program is gone but something holds its stdout. */
const drainMs = 100;
/** After this a process that cannot be ended (stuck in the kernel) is left behind. */
const giveUpMs = 2000;

/**
 * Runs one program to its end and says how it ended. The program leads a process group of its own; the whole group
 * is ended when the call is cancelled, times out or prints too much, when the program exits and leaves others
 * behind, and when this process exits. A child that made itself a new session is out of reach; nothing waits for
 * it. Never rejects.
 */
export const runProcess: RunProcess = async (request) => {
  if (request.signal.aborted) return { kind: 'cancelled' };
  let group: Group;
  try {
    group = startGroup(request, 'ignore');
  } catch (error) {
    return notStarted(error, request.cwd);
  }
  return watch(group, request);
};

export interface Group {
  readonly child: ChildProcess;
  /** To be called once it has ended: until then it ends with this process. */
  readonly forget: () => void;
}

/** Starts a program at the head of a process group of its own. Throws what the system says of a bad request. */
export function startGroup(
  { file, args, cwd, env }: Pick<RunRequest, 'file' | 'args' | 'cwd' | 'env'>,
  stdin: 'ignore' | 'pipe',
): Group {
  let child: ChildProcess | undefined;
  // Before the program is there: a signal that arrived in between would end this process and leave the program.
  const forget = whileRunning(() => child && killGroup(child, 'SIGKILL'));
  try {
    child = spawn(file, [...args], {
      cwd,
      // Node copies NODE_V8_COVERAGE into every child unless the key is there.
      env: { NODE_V8_COVERAGE: undefined, ...env },
      stdio: [stdin, 'pipe', 'pipe'],
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
  } catch (error) {
    forget();
    throw error;
  }
  return { child, forget };
}

function watch({ child, forget }: Group, request: RunRequest): Promise<RunResult> {
  return new Promise((resolve) => {
    const timers: NodeJS.Timeout[] = [];
    const after = (ms: number, run: () => void): void => void timers.push(setTimeout(run, ms).unref());
    let verdict: RunResult | undefined;
    const settle = (result: RunResult): void => {
      for (const timer of timers) clearTimeout(timer);
      request.signal.removeEventListener('abort', onAbort);
      forget();
      child.stdout?.destroy();
      child.stderr?.destroy();
      resolve(result);
    };
    const stop = (result: RunResult): void => {
      if (verdict) return;
      verdict = result;
      // The outputs are still read: a closed pipe would kill a program that says a last word.
      killGroup(child, 'SIGTERM');
      after(graceMs, () => killGroup(child, 'SIGKILL'));
      after(giveUpMs, () => {
        child.unref();
        settle(result);
      });
    };
    const onAbort = (): void => stop({ kind: 'cancelled' });
    request.signal.addEventListener('abort', onAbort);
    after(request.deadlineMs, () => stop({ kind: 'timed-out' }));

    const stdout = child.stdout
      ? collect(child.stdout, request.stdoutLimitBytes, () => stop({ kind: 'output-too-large' }))
      : undefined;
    const stderr = child.stderr ? collect(child.stderr, request.stderrLimitBytes) : undefined;
    const outcome = (exitCode: number | null): RunResult => {
      if (verdict) return verdict;
      if (exitCode === null) return { kind: 'signalled' };
      const none = Buffer.alloc(0);
      return { kind: 'exited', exitCode, stdout: stdout?.bytes() ?? none, stderr: stderr?.bytes() ?? none };
    };

    child.on('error', (error) => {
      if (child.pid === undefined) settle(notStarted(error, request.cwd));
    });
    child.on('exit', (exitCode) => {
      // Whatever the program left running ends with it, and with that the last holder of its stdout.
      killGroup(child, 'SIGKILL');
      // One that left the group still holds it: what the program itself wrote has arrived by then.
      after(drainMs, () => setImmediate(() => settle(outcome(exitCode))));
    });
    child.on('close', (exitCode) => {
      if (child.pid !== undefined) settle(outcome(exitCode));
    });
  });
}

/** ESRCH means that the group has ended already, which is what was wanted. */
export function killGroup(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): void {
  if (child.pid === undefined) return;
  if (process.platform === 'win32') return killTree(child, child.pid);
  try {
    process.kill(-child.pid, signal);
  } catch {}
}

/** Windows has no groups: `taskkill /T` walks the tree, which it can only do while the program itself lives. */
function killTree(child: ChildProcess, pid: number): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const taskkill = win32.join(
    process.env['SystemRoot'] ?? String.raw`C:\Windows`,
    'System32',
    'taskkill.exe',
  );
  spawnSync(taskkill, ['/T', '/F', '/PID', String(pid)], {
    stdio: 'ignore',
    windowsHide: true,
    timeout: giveUpMs,
  });
  child.kill('SIGKILL');
}

export function notStarted(error: unknown, cwd: string): NotRunning {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'E2BIG' || code === 'ENAMETOOLONG') return { kind: 'command-line-too-long' };
  return { kind: 'not-started', reason: reasonOf(code, cwd) };
}

function reasonOf(code: unknown, cwd: string): NotStarted {
  if (!isDirectory(cwd)) return 'no-such-directory';
  if (code === 'ENOENT') return 'no-such-program';
  return code === 'EACCES' || code === 'EPERM' ? 'not-permitted' : 'other';
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
