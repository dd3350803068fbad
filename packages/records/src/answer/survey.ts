import { createPacer } from '../corpus/pacer.ts';
import { createTreeReader } from '../markers/open.ts';
import type { FileScan } from '../markers/scan-file.ts';
import { scanFiles } from '../markers/scan-files.ts';
import type { Subject } from '../match/subject.ts';
import { type PackageAnswers, resolvePackages } from '../packages/resolve.ts';
import type { Prepared } from './prepared.ts';
import { findTouches, type Touched } from './touches.ts';

/** What looking at the files themselves gave. */
export interface Survey {
  readonly scans: readonly FileScan[];
  readonly packages: PackageAnswers;
  readonly touched: readonly Touched[];
}

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
  return { scans, packages, touched: findTouches(prepared, subjects, scans, packages) };
}
