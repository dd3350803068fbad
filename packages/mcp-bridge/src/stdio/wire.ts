import { openProcess, type OpenProcess, type Program, type ProcessEnd } from '@precedent/core';
import { Fault } from '../codes/fault.ts';
import type { BridgeCode } from '../codes/table.ts';
import { cancelledId, mostMessageBytes, requestId, type Wire } from '../client/wire.ts';
import { createInbox } from '../incoming/inbox.ts';
import { splitLines } from '../incoming/lines.ts';

export interface StdioServerStart {
  readonly program: Program;
  readonly args: readonly string[];
  /** The plugin's folder. */
  readonly directory: string;
  readonly env: Readonly<Record<string, string>>;
}

/** What may wait for a server that does not read, in bytes. */
const mostWaiting = 8 * 1024 * 1024;

/**
 * MCP over the pipes of a program that leads a process group of its own. Every way it can end closes the wire at once:
 * a line over the limit, an exit (though a grandchild holds stdout), a pipe nobody reads.
 */
export function stdioWire({ program, args, directory, env }: StdioServerStart): Wire {
  let running: OpenProcess | undefined;
  let fault: BridgeCode | undefined;
  let closing: Promise<void> | undefined;
  let closed = false;

  const end = async (because: BridgeCode | undefined): Promise<void> => {
    fault ??= closing === undefined ? because : undefined;
    closing ??= running?.end() ?? Promise.resolve();
    // The protocol hears of it at once: nobody waits for the process to be gone but who asks for that.
    if (!closed) {
      closed = true;
      wire.onclose?.();
    }
    return closing;
  };
  const fail = (code: BridgeCode): void => void end(code);

  const inbox = createInbox({
    deliver: (message) => wire.onmessage?.(message),
    onToolsChanged: () => wire.onToolsChanged?.(),
    onTooMuch: () => fail('too-much-noise'),
    now: Date.now,
  });
  const lines = splitLines(
    mostMessageBytes,
    (line) => void (closed || inbox.receive(line)),
    () => fail('line-too-long'),
  );

  const wire: Wire = {
    start: async () => {
      running = openProcess({
        file: program.file,
        args: [...program.args, ...args],
        cwd: directory,
        env,
        stdinLimitBytes: mostWaiting,
        onStdout: lines.push,
        onEnd: (how) => fail(codeOf(how)),
      });
    },
    send: async (message) => {
      if (closed) throw new Fault(fault ?? 'server-ended');
      const id = requestId(message);
      if (id !== undefined) inbox.expect(id);
      inbox.forget(cancelledId(message));
      if (running?.write(`${JSON.stringify(message)}\n`) === true) return;
      // It has gone, which its end will tell; or it does not read, which ends it.
      fail('server-ended');
      throw new Fault(fault ?? 'server-ended');
    },
    close: () => end(undefined),
    fault: () => fault,
    pid: () => running?.pid,
  };
  return wire;
}

function codeOf(end: ProcessEnd): BridgeCode {
  return end.kind === 'exited' || end.kind === 'signalled' ? 'server-ended' : 'not-started';
}
