#!/usr/bin/env node
import { homedir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { keepSettings } from '@precedent/claude-hooks';
import { installFolders, serve, type ServeOptions } from '@precedent/mcp-server';
import { readArguments } from './arguments.ts';
import { safely } from './safely.ts';

const { data, cli, settings } = readArguments(process.argv.slice(2), process.platform);
const home = safely(homedir);
const folders = installFolders(fileURLToPath(import.meta.url), process.env);
const { env, platform } = process;

let loading: Promise<typeof import('./hook-tool.ts')> | undefined;
const unlisted: NonNullable<ServeOptions['unlisted']> = (name, args, signal) => {
  if (name !== 'hook') return undefined;
  loading ??= import('./hook-tool.ts');
  const barred = { home, installFolders: folders };
  return loading.then(({ answerCall }) =>
    answerCall(args, { data, settings, barred, env, platform }, signal),
  );
};

const session = serve({
  stdin: process.stdin,
  stdout: process.stdout,
  warn: (line) => void process.stderr.write(`${line}\n`),
  env,
  // A committed settings file sets variables for what Claude Code starts, over the user's own.
  envTrust: 'repository-may-set',
  configured: { ...(cli === undefined ? {} : { cli }), ...(settings.corpus && { corpus: settings.corpus }) },
  unlisted,
  platform,
  node: process.execPath,
  home,
  installFolders: folders,
  processDirectory: safely(() => process.cwd()),
  flagDirectory: undefined,
});
if (data !== undefined) keepSettings(data, settings);
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, session.stop);
await session.ended;
// Not left to an empty event loop: a program that ignores its end, or a host that keeps a pipe open, would hold us.
process.exit();
