#!/usr/bin/env node
import { homedir } from 'node:os';
import { oneLine } from './print/escape.ts';
import { run } from './run.ts';
import { exitCodes, type Session, type Terminal } from './session.ts';
import { createWriter } from './write.ts';

let failed = false;

/** A crash must never look like an answer, and the person has to know where to report it. */
function fail(error: unknown): void {
  if (failed) return;
  failed = true;
  process.exitCode = exitCodes.internal;
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  const where = 'https://github.com/precedent-tools/precedent/issues';
  err(`adr: internal error (${oneLine(text, 300)}). Please report it, with what you typed: ${where}\n`);
}

const out = createWriter(1, () => process.stdout, fail);
const err = createWriter(2, () => process.stderr, fail);

function currentDirectory(): string | undefined {
  try {
    return process.cwd();
  } catch {
    return undefined;
  }
}

async function main(): Promise<number> {
  const cwd = currentDirectory();
  if (cwd === undefined) {
    err('adr: the current directory no longer exists.\nType: cd to another one, and call again\n');
    return exitCodes.usage;
  }
  const session: Session = {
    argv: process.argv.slice(2),
    env: process.env,
    cwd,
    home: homedir(),
    now: () => new Date(),
    out,
    err,
    terminal: (stream) => {
      // `isTTY` and `columns` are absent, whatever their types say, when the stream is no terminal.
      const { isTTY, columns }: Partial<Terminal> = stream === 'out' ? process.stdout : process.stderr;
      return { isTTY: isTTY ?? false, ...(columns === undefined ? {} : { columns }) };
    },
  };
  return run(session);
}

process.on('uncaughtException', fail);
try {
  const code = await main();
  if (!failed) process.exitCode = code;
} catch (error) {
  fail(error);
}
