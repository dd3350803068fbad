import type { FileScan } from '../markers/scan-file.ts';
import type { Declaration } from '../report.ts';
import { entriesFor } from './by-ref.ts';
import type { Entry, Prepared } from './prepared.ts';

/** The records that the markers of one file name, each with its markers. Records that share an id are all meant. */
export function declaredIn(
  scan: FileScan | undefined,
  prepared: Prepared,
): ReadonlyMap<Entry, readonly Declaration[]> | undefined {
  if (scan === undefined || scan.markers.declared.length === 0) return undefined;
  const byRef = new Map<string, Declaration[]>();
  for (const { ref, line } of scan.markers.declared) {
    const known = byRef.get(ref);
    if (known === undefined) byRef.set(ref, [{ path: scan.path, line, ref }]);
    else if (known[known.length - 1]?.line !== line) known.push({ path: scan.path, line, ref });
  }
  const declared = new Map<Entry, readonly Declaration[]>();
  for (const [ref, declarations] of byRef) {
    for (const entry of entriesFor(prepared, ref)) declared.set(entry, declarations);
  }
  return declared;
}
