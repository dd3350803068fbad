import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from '../src/run.ts';
import type { Session } from '../src/session.ts';

export interface Printed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A temporary folder with a home and a repository that holds one record, and the command run there. */
export interface Bench {
  readonly base: string;
  readonly root: string;
  readonly home: string;
  file(name: string, text: string, mode?: number): string;
  /** Runs the command with an environment of PATH and what is given. */
  run(argv: readonly string[], more?: Partial<Session>): Promise<Printed>;
  remove(): void;
}

const record = `---
id: "0001"
title: Keep the boundary
status: accepted
date: 2026-01-01
deciders: ["team:core"]
affects:
  - type: path
    pattern: "src/**"
---

# Keep the boundary

## Decision

Everything goes through the boundary.
`;

export function createBench(): Bench {
  const base = realpathSync(mkdtempSync(path.join(tmpdir(), 'doctor-')));
  const root = path.join(base, 'repo');
  const home = path.join(base, 'home');
  const file = (name: string, text: string, mode = 0o644): string => {
    const at = path.join(base, name);
    mkdirSync(path.dirname(at), { recursive: true });
    writeFileSync(at, text);
    chmodSync(at, mode);
    return at;
  };
  mkdirSync(home);
  file('repo/docs/adr/0001-keep-the-boundary.md', record);
  execFileSync('git', ['init', '-q', '-b', 'main', root], { env: { PATH: process.env['PATH'], HOME: home } });

  return {
    base,
    root,
    home,
    file,
    run: async (argv, more = {}) => {
      const printed = { out: '', err: '' };
      const session: Session = {
        argv,
        env: {},
        platform: process.platform,
        node: process.execPath,
        nodeVersion: 'v20.19.0',
        cwd: root,
        home,
        installFolders: [],
        isTerminal: false,
        signal: new AbortController().signal,
        out: (text) => void (printed.out += text),
        err: (text) => void (printed.err += text),
        ...more,
      };
      const env = { PATH: '/usr/bin:/bin', ...session.env };
      return { code: await run({ ...session, env }), ...printed };
    },
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}
