import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { ReadBuffer, serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';

export interface ServerStart {
  readonly file: string;
  readonly args?: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly node?: string;
}

/** The server's process, its bytes, and a transport over them for the SDK's client. */
export interface ServerProcess {
  readonly child: ChildProcessWithoutNullStreams;
  readonly transport: Transport;
  /** Everything written to stdout so far. */
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the exit code and the milliseconds from now to the end. */
  readonly end: () => Promise<{ readonly code: number | null; readonly afterMs: number }>;
}

export function startServer({
  file,
  args = [],
  cwd,
  env,
  node = process.execPath,
}: ServerStart): ServerProcess {
  const child = spawn(node, [file, ...args], { cwd, env });
  const chunks: { out: Buffer[]; err: Buffer[] } = { out: [], err: [] };
  child.stdout.on('data', (chunk: Buffer) => chunks.out.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.err.push(chunk));
  // A server that has gone closes the pipe that we may still write to.
  child.stdin.on('error', () => {});
  return {
    child,
    transport: transportOver(child),
    stdout: () => Buffer.concat(chunks.out).toString(),
    stderr: () => Buffer.concat(chunks.err).toString(),
    end: async () => {
      const started = performance.now();
      if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
      return { code: child.exitCode, afterMs: performance.now() - started };
    },
  };
}

/** As the SDK's own, but over a process that the test can look at. */
function transportOver(child: ChildProcessWithoutNullStreams): Transport {
  const buffer = new ReadBuffer();
  const transport: Transport = {
    start: async () => {
      child.stdout.on('data', (chunk: Buffer) => {
        buffer.append(chunk);
        for (let message = next(); message !== null; message = next()) transport.onmessage?.(message);
      });
      child.once('close', () => transport.onclose?.());
    },
    send: async (message: JSONRPCMessage) => {
      child.stdin.write(serializeMessage(message));
    },
    close: async () => {
      child.stdin.end();
    },
  };
  const next = (): JSONRPCMessage | null => {
    try {
      return buffer.readMessage();
    } catch (error) {
      transport.onerror?.(error as Error);
      return next();
    }
  };
  return transport;
}
