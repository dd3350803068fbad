import type { Pacer } from '../corpus/pacer.ts';
import { compareText } from '../lint/order.ts';
import type { Subject } from '../match/subject.ts';
import type { MarkerScan, MarkerState } from '../report.ts';
import type { TreeReader } from './open.ts';
import { type FileScan, scanFile } from './scan-file.ts';

export const MAX_SCANNED = 3000;

/** Scans the first 3000 files in turn. Undefined when the caller has given up. */
export async function scanFiles(
  tree: TreeReader,
  subjects: readonly Subject[],
  pacer: Pacer,
): Promise<readonly FileScan[] | undefined> {
  const scans: FileScan[] = [];
  for (const subject of subjects.slice(0, MAX_SCANNED)) {
    scans.push(scanFile(tree, subject));
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  return scans;
}

/** What was scanned and what was not, counted and named. */
export function summariseScan(subjects: readonly Subject[], scans: readonly FileScan[]): MarkerScan {
  const pathsOf = (wanted: (scan: FileScan) => boolean) =>
    scans
      .filter(wanted)
      .map(({ path }) => path)
      .sort(compareText);
  const inState = (state: MarkerState) => pathsOf(({ markers }) => markers.state === state);
  const absentPaths = inState('absent');
  const unreadablePaths = inState('unreadable');
  const outOfTreePaths = inState('out-of-tree');
  const truncatedPaths = pathsOf(({ markers }) => markers.truncated);
  const skippedPaths = subjects.slice(scans.length).map(({ path }) => path);
  return {
    totalCandidates: subjects.length,
    limit: MAX_SCANNED,
    counts: {
      scanned: inState('scanned').length,
      absent: absentPaths.length,
      unreadable: unreadablePaths.length,
      'out-of-tree': outOfTreePaths.length,
      truncated: truncatedPaths.length,
      skipped: skippedPaths.length,
    },
    absentPaths,
    unreadablePaths,
    outOfTreePaths,
    truncatedPaths,
    skippedPaths,
  };
}
