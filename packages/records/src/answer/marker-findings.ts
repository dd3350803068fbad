import { MAX_SCANNED } from '../markers/scan-files.ts';
import type { FileScan } from '../markers/scan-file.ts';
import type { Finding } from '../report.ts';
import type { Prepared } from './prepared.ts';

/** Markers that lead to no record: in another log, broken, or not there at all. */
export function markerFindings({ byId, corpus }: Prepared, scans: readonly FileScan[]): readonly Finding[] {
  const findings: Finding[] = [];
  for (const { path, markers } of scans) {
    for (const { ref, line } of markers.declared) {
      if (byId.has(ref)) continue;
      const at = { path, field: 'marker', pattern: ref };
      const where = `${path}:${line} (@adr ${ref})`;
      const broken = corpus.files.find((file) => file.record === undefined && file.id === ref);
      if (ref.includes(':')) {
        const message = `The marker in ${where} names a record of another log, which cannot be looked up here.`;
        findings.push({ rule: 'marker-unresolvable', severity: 'info', message, ...at });
      } else if (broken !== undefined) {
        const message = `The marker in ${where} names ${broken.path}, which could not be read; run lint and repair it.`;
        findings.push({ rule: 'dangling-marker', severity: 'warn', message, ...at });
      } else {
        const message = `The marker in ${where} names no record of ${corpus.shownDir}; correct the id or remove the marker.`;
        findings.push({ rule: 'dangling-marker', severity: 'warn', message, ...at });
      }
    }
  }
  return findings;
}

export function capFinding(candidates: number): readonly Finding[] {
  if (candidates <= MAX_SCANNED) return [];
  const message = `Only the first ${MAX_SCANNED} of ${candidates} files were searched for markers; ask about fewer files at once.`;
  return [{ rule: 'marker-scan-capped', severity: 'warn', message, field: 'markerScan' }];
}
