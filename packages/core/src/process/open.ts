import { type Group, killGroup, notStarted, startGroup } from './run.ts';
import type { NotRunning, RunRequest } from './types.ts';

/** A program that is spoken to while it runs. Nothing goes through a shell; stderr is read and thrown away. */
export interface OpenRequest extends Pick<RunRequest, 'file' | 'args' | 'cwd' | 'env'> {
  readonly onStdout: (chunk: Buffer) => void;
  /** Called once, after the last byte of stdout, however the program ended. */
  readonly onEnd: (end: ProcessEnd) => void;
  /** More than this waiting to be read by the program, and `write` refuses. */
  readonly stdinLimitBytes: number;
}

export type ProcessEnd = NotRunning | { readonly kind: 'exited' } | { readonly kind: 'signalled' };

export interface OpenProcess {
  /** Undefined when it was not started. */
  readonly pid: number | undefined;
  /** False when the program has ended or does not read what it is sent. */
  write(text: string): boolean;
  /** Ends the whole group, politely for half a second. Resolves when it has ended, or after two seconds. */
  end(): Promise<void>;
}

/** Between the polite signal and the one that cannot be refused. */
const graceMs = 500;
/** How long the rest of the output is waited for once the program is gone but something holds its stdout. */
const drainMs = 100;
/** After this a process that cannot be ended (stuck in the kernel) is left behind. */
const giveUpMs = 2000;

/**
 * Starts a program that stays. It leads a process group of its own; the whole group is ended by `end`, when the
 * program exits by itself and leaves others behind, and when this process exits. A child that made itself a new
 * session is out of reach. Never throws.
 */
export function openProcess(request: OpenRequest): OpenProcess {
  let group: Group;
  try {
    group = startGroup(request, 'pipe');
  } catch (error) {
    const end = notStarted(error, request.cwd);
    setImmediate(() => request.onEnd(end));
    return { pid: undefined, write: () => false, end: async () => {} };
  }
  const { child, forget } = group;
  let over = false;
  let tell = (): void => {};
  const ended = new Promise<void>((resolve) => (tell = resolve));
  const settle = (end: ProcessEnd): void => {
    if (over) return;
    over = true;
    forget();
    for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.destroy();
    request.onEnd(end);
    tell();
  };

  child.stdout?.on('data', (chunk: Buffer) => void (over || request.onStdout(chunk)));
  child.stderr?.resume();
  // A program that has gone, or closed its end, is told by its exit and not by the pipe.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream?.on('error', () => {});
  child.on('error', (error) => {
    if (child.pid === undefined) settle(notStarted(error, request.cwd));
  });
  const outcome = (exitCode: number | null): ProcessEnd => ({
    kind: exitCode === null ? 'signalled' : 'exited',
  });
  child.on('exit', (exitCode) => {
    // Whatever the program left running ends with it, and with that the last holder of its stdout.
    killGroup(child, 'SIGKILL');
    setTimeout(() => settle(outcome(exitCode)), drainMs).unref();
  });
  child.on('close', (exitCode) => {
    if (child.pid !== undefined) settle(outcome(exitCode));
  });

  let ending: Promise<void> | undefined;
  return {
    pid: child.pid,
    write: (text) => {
      const { stdin } = child;
      if (over || !stdin?.writable || stdin.writableLength > request.stdinLimitBytes) return false;
      stdin.write(text);
      return true;
    },
    end: () => {
      ending ??= endGroup(child, ended, () => settle({ kind: 'signalled' }));
      return ending;
    },
  };
}

async function endGroup(child: Group['child'], ended: Promise<void>, giveUp: () => void): Promise<void> {
  child.stdin?.end();
  killGroup(child, 'SIGTERM');
  const timers = [
    setTimeout(() => killGroup(child, 'SIGKILL'), graceMs),
    setTimeout(() => {
      child.unref();
      giveUp();
    }, giveUpMs),
  ];
  await ended;
  for (const timer of timers) clearTimeout(timer);
}
