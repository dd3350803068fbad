import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Engine } from '../../src/query.ts';

/** A temporary folder with a repository in it, and a way to put programs there. Removed by `remove`. */
export interface Bench {
  readonly base: string;
  readonly root: string;
  /** An executable sh script at a path below `base`; returns the absolute path. */
  program(path: string, lines: string, mode?: number): string;
  /** Another text for a file that is there. */
  write(file: string, text: string): void;
  removeRoot(): void;
  remove(): void;
}

export function createBench(): Bench {
  const base = realpathSync(mkdtempSync(join(tmpdir(), 'engine-')));
  const root = join(base, 'repo');
  mkdirSync(join(root, '.git'), { recursive: true });
  return {
    base,
    root,
    program: (path, lines, mode = 0o755) => {
      const file = join(base, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `#!/bin/sh\n${lines}\n`);
      chmodSync(file, mode);
      return file;
    },
    write: (file, text) => writeFileSync(file, text),
    removeRoot: () => rmSync(root, { recursive: true }),
    remove: () => rmSync(base, { recursive: true, force: true }),
  };
}

/** Speaks our contract and notes each start beside itself. */
export const ours = [
  'echo "$@" >> "$0.log"',
  `case "$1" in --version) echo '{"name":"x","version":"1.2.3","contract":"adrkit/0.8"}' ;; *) echo '{"from":"ours"}' ;; esac`,
].join('\n');

/** As adrkit's: a bare version, and help that names the three subcommands. */
export const adrkit = [
  'case "$1" in',
  '--version) echo 0.8.0 ;;',
  'help) echo "Usage:"; echo "  adr lint [paths...]"; echo "  adr explain <path>"; echo "  adr check <files...>" ;;',
  `*) echo '{"from":"adrkit"}' ;;`,
  'esac',
].join('\n');

/** As adr-tools': no version, and help that names only subcommands that write or list. */
export const adrTools = [
  'echo "$@" >> "$0.log"',
  'case "$1" in',
  'help) echo "usage: adr help COMMAND"; for c in config generate init link list new; do echo "  adr $c"; done ;;',
  '*) echo "usage: adr COMMAND"; exit 1 ;;',
  'esac',
].join('\n');

export const embedded: Engine = {
  identity: { kind: 'embedded', version: '0.0.0' },
  answer: async () => ({ ok: true, exitCode: 0, report: { from: 'embedded' } }),
};
