#!/usr/bin/env node
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ownFolders } from './own-folders.ts';
import { run } from './run.ts';
import { exitCodes } from './session.ts';

const interrupted = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    interrupted.abort();
    process.exitCode = exitCodes.attention;
  });
}
// A reader that closed its end, as `| head` does, has what it wanted.
process.stdout.on('error', () => {});

let speaking = false;
try {
  const code = await run({
    argv: process.argv.slice(2),
    env: process.env,
    platform: process.platform,
    node: process.execPath,
    nodeVersion: process.version,
    cwd: safely(() => process.cwd()),
    home: safely(homedir),
    installFolders: ownFolders(fileURLToPath(import.meta.url), process.env),
    isTerminal: process.stdout.isTTY,
    ...(process.stdin.isTTY && process.stderr.isTTY ? { ask } : {}),
    signal: interrupted.signal,
    out: (text) => process.stdout.write(text),
    err: (text) => process.stderr.write(text),
    streams: () => {
      speaking = true;
      return { stdin: process.stdin, stdout: process.stdout };
    },
  });
  process.exitCode ??= code;
  // Not left to an empty event loop: a host that keeps its pipe open would hold us.
  if (speaking) process.exit();
} catch {
  process.stderr.write(
    'precedent: internal error. Please report what you typed: https://github.com/precedent-tools/precedent/issues\n',
  );
  process.exitCode = exitCodes.internal;
}

/** On stderr, so that an answer on stdout stays whole. */
async function ask(question: string): Promise<string | undefined> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return await lines.question(question, { signal: interrupted.signal });
  } catch {
    return undefined;
  } finally {
    lines.close();
  }
}

/** A directory that has been deleted has no name, and a user without an entry no home. */
function safely(read: () => string): string | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}
