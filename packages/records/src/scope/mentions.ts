import type { Entry, Prepared } from '../answer/prepared.ts';
import { declaresScope } from '../answer/unscoped.ts';
import type { TreeReader } from '../markers/open.ts';
import type { Subject } from '../match/subject.ts';
import type { Mention } from '../report.ts';
import { summaryOf } from '../summary/summary.ts';
import { pathsNamedIn } from './mentioned.ts';

const MOST = 5;
/** More files than anybody reads about; a change of ten thousand must not look each of them up. */
const MOST_FILES = 500;

type Index = ReadonlyMap<string, readonly Entry[]>;

const indexes = new WeakMap<Prepared, Index>();
const paths = new WeakMap<Prepared, ReadonlySet<string>>();

/**
 * Records without a scope whose text names the files that were asked about, or a folder of at least two segments above
 * them, where what they name exists. At most five: advice, which governs nothing.
 */
export function mentionsOf(
  prepared: Prepared,
  tree: TreeReader,
  subjects: readonly Subject[],
  governing: ReadonlySet<Entry>,
): readonly Mention[] {
  const index = indexOf(prepared);
  if (index.size === 0) return [];
  const found = new Map<Entry, { readonly path: string; readonly mentioned: string }>();
  const own = pathsOf(prepared);
  for (const { candidate } of subjects.slice(0, MOST_FILES)) {
    // A record that is edited is not what other records speak of when they link to it.
    if (candidate === undefined || own.has(candidate)) continue;
    for (const named of namesOf(candidate)) {
      const entries = index.get(named)?.filter((entry) => !found.has(entry) && !governing.has(entry)) ?? [];
      if (entries.length === 0 || !tree.has(named)) continue;
      for (const entry of entries) found.set(entry, { path: candidate, mentioned: named });
    }
  }
  if (found.size === 0) return [];
  return prepared.entries
    .filter((entry) => found.has(entry))
    .slice(0, MOST)
    .map((entry) => mentionOf(entry, found.get(entry) as { path: string; mentioned: string }));
}

function pathsOf(prepared: Prepared): ReadonlySet<string> {
  let own = paths.get(prepared);
  if (own === undefined) paths.set(prepared, (own = new Set(prepared.corpus.files.map(({ path }) => path))));
  return own;
}

/** The file itself, then the folders above it, the nearest first. */
function namesOf(path: string): readonly string[] {
  const parts = path.replace(/\/$/, '').split('/');
  const names = [parts.join('/')];
  for (let length = parts.length - 1; length >= 2; length -= 1) names.push(parts.slice(0, length).join('/'));
  return names;
}

/** Live records and proposals that declare no scope, by the paths they name. */
function indexOf(prepared: Prepared): Index {
  let index = indexes.get(prepared);
  if (index === undefined) {
    const places = new Map<string, Entry[]>();
    for (const entry of prepared.entries) {
      if (entry.bucket === 'history' || declaresScope(entry)) continue;
      for (const path of pathsNamedIn(entry.record)) {
        const known = places.get(path);
        if (known === undefined) places.set(path, [entry]);
        else known.push(entry);
      }
    }
    indexes.set(prepared, (index = places));
  }
  return index;
}

function mentionOf(
  { record, standing, bucket }: Entry,
  { path, mentioned }: { readonly path: string; readonly mentioned: string },
): Mention {
  const what = mentioned === path ? 'this file' : `the folder ${mentioned}`;
  return {
    recordId: record.id,
    title: record.title,
    status: record.status,
    effectiveStatus: standing.effectiveStatus,
    bucket,
    recordPath: record.path,
    summary: summaryOf(record),
    format: record.format ?? 'typed',
    path,
    mentioned,
    why: `It declares no scope, but its text names ${what}.`,
  };
}
