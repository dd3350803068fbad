import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateOwnRecord, type OwnRecord } from './generate-own-record.ts';

export interface OwnCorpus {
  /** A new folder in the system's temporary directory. */
  readonly root: string;
  /** From the root. */
  readonly dir: string;
  readonly records: readonly OwnRecord[];
  /** Documents that are no records: an index, a template, notes. */
  readonly others: readonly string[];
  readonly dispose: () => Promise<void>;
}

/**
 * Writes a folder of records that no tool of ours has touched, in the mix of formats, names and statuses that public
 * repositories have. The same numbers give the same bytes everywhere.
 */
export async function generateOwnCorpus(options: {
  readonly records: number;
  readonly seed: number;
}): Promise<OwnCorpus> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'precedent-own-'));
  const dir = 'docs/adr';
  const records = Array.from({ length: options.records }, (_, index) =>
    generateOwnRecord(index + 1, options.records, options.seed),
  );
  const others: Readonly<Record<string, string>> = {
    'README.md': '# Our decisions\n\nSee the files beside this one.\n',
    'template.md': '# NUMBER. TITLE\n\n## Status\n\nSTATUS\n\n## Decision\n\nWhat?\n',
    'notes.md': '# Notes\n\nNot a decision.\n',
  };
  const files = [...records.map(({ name, text }) => [name, text] as const), ...Object.entries(others)];
  for (const [name, text] of [
    ...files,
    ['../../src/events/queue.ts', 'export const queue = [];\n'] as const,
  ]) {
    const file = path.join(root, dir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
  return {
    root,
    dir,
    records,
    others: Object.keys(others),
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
