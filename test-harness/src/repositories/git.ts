import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface GitOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string | Buffer;
}

/** No configuration but the repository's own reaches a fixture, and its commits are the same on every machine. */
const plainEnvironment: Readonly<Record<string, string>> = {
  PATH: process.env['PATH'] ?? '',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.com',
  GIT_AUTHOR_DATE: '2026-01-02T03:04:05Z',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.com',
  GIT_COMMITTER_DATE: '2026-01-02T03:04:05Z',
  GIT_TERMINAL_PROMPT: '0',
};

/** Real git, as a person would run it: nothing is switched off. Returns what it prints, without the last newline. */
export function git(dir: string, args: readonly string[], { env, input = '' }: GitOptions = {}): string {
  const printed = execFileSync('git', args, {
    cwd: dir,
    env: { ...plainEnvironment, HOME: dir, ...env },
    input,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: 20_000,
  });
  return printed.replace(/\n$/u, '');
}

/** The same for a call that may well fail: the traps do not care. */
export function carelessly(dir: string, args: readonly string[], options?: GitOptions): void {
  try {
    git(dir, args, options);
  } catch {}
}

export function write(dir: string, name: string, text: string | Buffer): void {
  mkdirSync(path.dirname(path.join(dir, name)), { recursive: true });
  writeFileSync(path.join(dir, name), text);
}

export function writeProgram(dir: string, name: string, text: string): string {
  write(dir, name, text);
  chmodSync(path.join(dir, name), 0o755);
  return path.join(dir, name);
}

export function commit(dir: string, message: string): void {
  git(dir, ['add', '--all']);
  git(dir, ['commit', '--quiet', '--message', message]);
}
