import { MAX_SCANNED } from '../markers/scan-files.ts';
import type { FileScan } from '../markers/scan-file.ts';
import type { Finding } from '../report.ts';
import { entriesFor } from './by-ref.ts';
import type { Prepared } from './prepared.ts';

/** More findings than this are counted only: a file may hold hundreds of markers. */
const MOST_FINDINGS = 1000;

/** Markers that lead to no record: in another log, broken, or not there at all. */
export function markerFindings(prepared: Prepared, scans: readonly FileScan[]): readonly Finding[] {
  const { corpus } = prepared;
  const broken = new Map<string, string>();
  for (const { record, id, path } of corpus.files)
    if (record === undefined && id !== undefined) broken.set(id, path);
  const findings: Finding[] = [];
  let more = 0;
  for (const { path, markers } of scans) {
    for (const { ref, line } of markers.declared) {
      if (entriesFor(prepared, ref).length > 0) continue;
      if (findings.length < MOST_FINDINGS)
        findings.push(deadEnd(path, line, ref, broken.get(ref), corpus.shownDir));
      else more += 1;
    }
  }
  if (more === 0) return findings;
  const message = `${more} more markers lead to no record; ask about fewer files at once to see them.`;
  return [...findings, { rule: 'dangling-marker', severity: 'warn', message, field: 'marker' }];
}

function deadEnd(path: string, line: number, ref: string, broken: string | undefined, dir: string): Finding {
  const marker = `The marker in ${path}:${line} (@adr ${ref})`;
  const at = { path, field: 'marker', pattern: ref };
  if (ref.includes(':')) {
    const message = `${marker} names a record of another log, which cannot be looked up here.`;
    return { rule: 'marker-unresolvable', severity: 'info', message, ...at };
  }
  const message =
    broken === undefined
      ? `${marker} names no record of ${dir}; correct the id or remove the marker.`
      : `${marker} names ${broken}, which could not be read; run lint and repair it.`;
  return { rule: 'dangling-marker', severity: 'warn', message, ...at };
}

export function capFinding(candidates: number): readonly Finding[] {
  if (candidates <= MAX_SCANNED) return [];
  const message = `Only the first ${MAX_SCANNED} of ${candidates} files were searched for markers; ask about fewer files at once.`;
  return [{ rule: 'marker-scan-capped', severity: 'warn', message, field: 'markerScan' }];
}
