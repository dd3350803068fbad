import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { generateRecord } from './generate-record.ts';

export interface GeneratedCorpus {
  /** A new folder in the system's temporary directory. */
  readonly root: string;
  /** From the root. */
  readonly dir: string;
  /** Record paths from the root, in order. */
  readonly records: readonly string[];
  /** A source file that a live record governs; it exists. */
  readonly governedFile: string;
  readonly dispose: () => Promise<void>;
}

/**
 * Writes a folder of typed records that lint clean and look like a team's: most accepted, some proposed, rejected or
 * superseded, each with a scope of one to three patterns. The same numbers give the same bytes everywhere.
 */
export async function generateCorpus(options: {
  readonly records: number;
  readonly seed: number;
}): Promise<GeneratedCorpus> {
  const root = await mkdtemp(path.join(os.tmpdir(), 'precedent-corpus-'));
  const dir = 'docs/adr';
  await mkdir(path.join(root, dir), { recursive: true });
  const files = Array.from({ length: options.records }, (_, index) =>
    generateRecord(index + 1, options.records, options.seed),
  );
  for (const { name, text } of files) await writeFile(path.join(root, dir, name), text);
  const governedFile = 'src/area-001/index.ts';
  await mkdir(path.join(root, path.dirname(governedFile)), { recursive: true });
  await writeFile(path.join(root, governedFile), 'export const answer = 42;\n');
  return {
    root,
    dir,
    records: files.map(({ name }) => `${dir}/${name}`),
    governedFile,
    dispose: () => rm(root, { recursive: true, force: true }),
  };
}
