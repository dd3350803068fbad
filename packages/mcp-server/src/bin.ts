#!/usr/bin/env node
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { readFlags } from './flags.ts';
import { helpText } from './help.ts';
import { installFolders } from './install-folders.ts';
import { version } from './version.ts';

const flags = readFlags(process.argv.slice(2));
if (flags.kind === 'help') process.stdout.write(helpText);
else if (flags.kind === 'version') process.stdout.write(`${version}\n`);
else if (flags.kind === 'mistake') {
  process.stderr.write(`${flags.sentence}\n`);
  process.exitCode = 2;
} else {
  // Loaded here and not above: the protocol is most of what we load, and help needs none of it.
  const { serve } = await import('./serve.ts');
  if (process.stdin.isTTY) {
    process.stderr.write('This is an MCP server: a host starts it and speaks to it on stdin. See --help.\n');
  }
  const session = serve({
    stdin: process.stdin,
    stdout: process.stdout,
    warn: (line) => void process.stderr.write(`${line}\n`),
    env: process.env,
    platform: process.platform,
    node: process.execPath,
    home: safely(homedir),
    installFolders: installFolders(fileURLToPath(import.meta.url), process.env),
    processDirectory: safely(() => process.cwd()),
    flagDirectory: flags.cwd,
  });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, session.stop);
  await session.ended;
  // Not left to an empty event loop: a program that ignores its end, or a host that keeps a pipe open, would hold us.
  process.exit();
}

/** A directory that has been deleted has no name, and a user without an entry no home. Neither stops a handshake. */
function safely(read: () => string): string | undefined {
  try {
    return read() || undefined;
  } catch {
    return undefined;
  }
}
