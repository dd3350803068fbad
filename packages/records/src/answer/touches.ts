import { candidateOf } from '../glob/candidate.ts';
import { compareText } from '../lint/order.ts';
import type { FileScan } from '../markers/scan-file.ts';
import type { Facts, Fired } from '../match/record-matcher.ts';
import type { Subject } from '../match/subject.ts';
import type { Touch } from '../match/touch.ts';
import type { PackageAnswers } from '../packages/resolve.ts';
import type { Declaration, FiredMatcher } from '../report.ts';
import type { Entry, Prepared } from './prepared.ts';

/** A record with every file that it concerns, in the order of the files. */
export interface Touched {
  readonly entry: Entry;
  readonly touches: readonly Touch[];
}

const none: Fired = { fired: [], packages: [] };
const noPackages: Facts['packages'] = new Map();

/** Which records concern which files, and through what. `scans` may cover only the first of the files. */
export function findTouches(
  { entries, byId }: Prepared,
  subjects: readonly Subject[],
  scans: readonly FileScan[],
  packages: PackageAnswers,
): readonly Touched[] {
  const touches = new Map<Entry, Touch[]>();
  for (const [at, { path, candidate: place }] of subjects.entries()) {
    const declared = declaredIn(scans[at], byId);
    const candidate = place === undefined ? undefined : candidateOf(place);
    const facts = candidate && { candidate, packages: packages.byPath.get(path) ?? noPackages };
    for (const entry of entries) {
      const hit = facts === undefined ? undefined : entry.matcher?.(facts);
      const here = declared?.get(entry);
      if (hit === undefined && here === undefined) continue;
      const touch = { path, ...(hit ?? none), declared: here ?? [] };
      const known = touches.get(entry);
      if (known === undefined) touches.set(entry, [touch]);
      else known.push(touch);
    }
  }
  return entries.flatMap((entry) => {
    const found = touches.get(entry);
    return found === undefined ? [] : [{ entry, touches: found }];
  });
}

function declaredIn(
  scan: FileScan | undefined,
  byId: Prepared['byId'],
): ReadonlyMap<Entry, Declaration[]> | undefined {
  if (scan === undefined || scan.markers.declared.length === 0) return undefined;
  const declared = new Map<Entry, Declaration[]>();
  for (const { ref, line } of scan.markers.declared) {
    // Records that share an id are all meant: none may be quietly missing.
    for (const entry of byId.get(ref) ?? []) {
      const known = declared.get(entry);
      if (known === undefined) declared.set(entry, [{ path: scan.path, line, ref }]);
      else if (!known.some((one) => one.line === line)) known.push({ path: scan.path, line, ref });
    }
  }
  return declared;
}

/** The matchers that fired anywhere, each once, sorted by type and pattern. */
export function firedMatchers(touches: readonly Touch[]): readonly FiredMatcher[] {
  const fired = new Map<string, FiredMatcher>();
  for (const touch of touches) for (const one of touch.fired) fired.set(`${one.type}\0${one.pattern}`, one);
  return [...fired.values()].sort(
    (left, right) => compareText(left.type, right.type) || compareText(left.pattern, right.pattern),
  );
}

export function declarations(touches: readonly Touch[]): readonly Declaration[] {
  return touches
    .flatMap(({ declared }) => declared)
    .sort(
      (left, right) =>
        compareText(left.path, right.path) || left.line - right.line || compareText(left.ref, right.ref),
    );
}
