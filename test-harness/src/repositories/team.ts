import path from 'node:path';
import { commit, git, write } from './git.ts';

const record = `---
schemaVersion: 0.2.0
id: '0001'
title: Keep the till offline
status: accepted
date: '2026-01-02'
affects:
  - type: path
    pattern: src/**
---

## Decision

We will keep the till working without a network.
`;

/**
 * A small repository with a decision that governs `src/`: two commits on `main`, one more on `work`, which is checked
 * out. Nothing in the work tree differs from HEAD. `main..work` touches `src/till.txt` alone.
 */
export function teamRepository(top: string, name = 'team', format: 'sha1' | 'sha256' = 'sha1'): string {
  const dir = path.join(top, name);
  git(top, ['-c', 'init.defaultBranch=main', 'init', '--quiet', `--object-format=${format}`, dir]);
  write(dir, 'docs/adr/0001-keep-the-till-offline.md', record);
  write(dir, 'src/till.txt', 'one\n');
  write(dir, 'src/price.bin', 'price one\n');
  write(dir, 'README.md', 'A till.\n');
  commit(dir, 'Begin');
  write(dir, 'README.md', 'A till that works offline.\n');
  commit(dir, 'Say more');
  git(dir, ['checkout', '--quiet', '-b', 'work']);
  write(dir, 'src/till.txt', 'two\n');
  commit(dir, 'Change the till');
  return dir;
}
