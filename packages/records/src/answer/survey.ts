import { createPacer } from '../corpus/pacer.ts';
import { createTreeReader } from '../markers/open.ts';
import type { FileScan } from '../markers/scan-file.ts';
import { scanFiles } from '../markers/scan-files.ts';
import type { Subject } from '../match/subject.ts';
import { type PackageAnswers, resolvePackages } from '../packages/resolve.ts';
import type { Mention } from '../report.ts';
import { mentionsOf } from '../scope/mentions.ts';
import type { Prepared } from './prepared.ts';
import { createTally, type Tally } from './tally.ts';

/** What looking at the files themselves gave, and what governs them. */
export interface Survey extends Tally {
  readonly mentions: readonly Mention[];
  readonly scans: readonly FileScan[];
  readonly packages: PackageAnswers;
}

const noPackages = new Map<string, never>();

/** Reads what must be read of the files, then matches. Undefined when the caller has given up. */
export async function surveyFiles(
  prepared: Prepared,
  root: string,
  subjects: readonly Subject[],
  signal: AbortSignal | undefined,
): Promise<Survey | undefined> {
  const pacer = createPacer(signal);
  const tree = createTreeReader(root);
  const scans = await scanFiles(tree, subjects, pacer);
  if (scans === undefined) return undefined;
  const packages = await resolvePackages(tree, subjects, prepared.packagePatterns, pacer);
  if (packages === undefined) return undefined;
  const tally = createTally(prepared);
  for (const [at, subject] of subjects.entries()) {
    tally.add(subject, scans[at], packages.byPath.get(subject.path) ?? noPackages);
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  const result = tally.result();
  const touched = new Set(result.touched.map(({ entry }) => entry));
  return { scans, packages, ...result, mentions: mentionsOf(prepared, tree, subjects, touched) };
}
