import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { CorpusLocation } from '../../src/engine.ts';
import { lintCorpus } from '../../src/lint/lint.ts';
import { createCorpusReader } from '../../src/reader/create-reader.ts';
import type { Corpus } from '../../src/record.ts';
import type { Finding, LintReport } from '../../src/report.ts';

export const TODAY = '2026-06-15';

export type Files = Readonly<Record<string, string | Uint8Array>>;

/** A repository in a temporary folder that is removed after the test; the corpus is `docs/adr`. */
export function plant(files: Files): CorpusLocation {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'records-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const dir = path.join(root, 'docs/adr');
  mkdirSync(dir, { recursive: true });
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(root, name.includes('/') ? name : `docs/adr/${name}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return { root, dir };
}

export async function read(at: CorpusLocation): Promise<Corpus> {
  const reading = await createCorpusReader({ cache: false }).readCorpus(at);
  if (!reading.ok) throw new Error(reading.problem);
  return reading.corpus;
}

export async function lint(files: Files, only: readonly string[] = []): Promise<LintReport> {
  return lintCorpus(await read(plant(files)), only, TODAY);
}

/** A valid accepted record; `lines` replace the field they begin with, or are added. */
export function record(id: string, ...lines: readonly string[]): string {
  return `---\n${front(id, ...lines)}---\n\n# Decision ${id}\n\nWe decided.\n`;
}

export function front(id: string, ...lines: readonly string[]): string {
  const fields = new Map([
    ['id', `id: "${id}"`],
    ['title', `title: Decision ${id}`],
    ['status', 'status: accepted'],
    ['date', 'date: 2026-02-03'],
    ['deciders', 'deciders: ["@ann"]'],
  ]);
  for (const line of lines) fields.set(/^-?(\w+)/.exec(line)?.[1] ?? line, line.startsWith('-') ? '' : line);
  return [...fields.values()]
    .filter((line) => line !== '')
    .map((line) => `${line}\n`)
    .join('');
}

/** `rule severity path field` of each finding, without the folder and with `.` for what is absent. */
export function brief(findings: readonly Finding[]): readonly string[] {
  return findings.map(({ rule, severity, path: where, field }) =>
    [rule, severity, where?.replace('docs/adr/', '') ?? '.', field ?? '.'].join(' '),
  );
}
