import path from 'node:path';
import { git } from './git.ts';

const record = `---
schemaVersion: 0.2.0
id: '0001'
title: Keep the till offline
status: accepted
date: '2026-01-02'
deciders: ['@ada']
affects:
  - type: path
    pattern: src/**
---

## Decision

We will keep the till working without a network.
`;

const history = [
  ...commitOn('main', 'Begin', {
    'docs/adr/0001-keep-the-till-offline.md': record,
    'src/till.txt': 'one\n',
    'src/price.bin': 'price one\n',
    'README.md': 'A till.\n',
  }),
  ...commitOn('main', 'Say more', { 'README.md': 'A till that works offline.\n' }),
  'reset refs/heads/work',
  'from refs/heads/main',
  '',
  ...commitOn('work', 'Change the till', { 'src/till.txt': 'two\n' }),
].join('\n');

/**
 * A small repository with a decision that governs `src/`: two commits on `main`, one more on `work`, which is checked
 * out. Nothing in the work tree differs from HEAD. `main..work` touches `src/till.txt` alone.
 */
export function teamRepository(top: string, name = 'team', format: 'sha1' | 'sha256' = 'sha1'): string {
  const dir = path.join(top, name);
  git(top, ['init', '--quiet', '--template=', '--initial-branch=work', `--object-format=${format}`, dir]);
  git(dir, ['fast-import', '--quiet'], { input: history });
  git(dir, ['reset', '--quiet', '--hard']);
  return dir;
}

/** The lines of one commit for `git fast-import`, which makes them all in one process. */
function commitOn(branch: string, message: string, files: Readonly<Record<string, string>>): string[] {
  return [
    `commit refs/heads/${branch}`,
    'committer Ada <ada@example.com> 1767323045 +0000',
    ...data(message),
    ...Object.entries(files).flatMap(([name, text]) => [`M 100644 inline ${name}`, ...data(text)]),
    '',
  ];
}

function data(text: string): string[] {
  return [`data ${Buffer.byteLength(text)}`, text];
}
