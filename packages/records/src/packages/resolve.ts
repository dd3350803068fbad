import type { Pacer } from '../corpus/pacer.ts';
import type { TreeReader } from '../markers/open.ts';
import type { Subject } from '../match/subject.ts';
import type { PackageHit } from '../match/touch.ts';
import { type Dependencies, parserFor } from './lockfiles.ts';
import { type PackagePattern, parsePackagePattern } from './pattern.ts';

/** Which package patterns each lockfile among the changed files answers, and whether one could be read at all. */
export interface PackageAnswers {
  readonly byPath: ReadonlyMap<string, ReadonlyMap<string, PackageHit>>;
  readonly resolved: boolean;
  /** Lockfiles that could not be read or understood. */
  readonly unread: readonly string[];
}

const MAX_LOCKFILE_BYTES = 16 * 1024 * 1024;

export async function resolvePackages(
  tree: TreeReader,
  subjects: readonly Subject[],
  patterns: readonly string[],
  pacer: Pacer,
): Promise<PackageAnswers | undefined> {
  const byPath = new Map<string, ReadonlyMap<string, PackageHit>>();
  const unread: string[] = [];
  const parsed = patterns.flatMap((pattern) => {
    const parts = parsePackagePattern(pattern);
    return parts === undefined ? [] : [{ ...parts, pattern }];
  });
  for (const subject of parsed.length === 0 ? [] : subjects) {
    const parse = parserFor(subject.path);
    const [place] = subject.places;
    if (parse === undefined || place === undefined) continue;
    const dependencies = readDependencies(tree, place, parse);
    if (dependencies === undefined) unread.push(subject.path);
    else byPath.set(subject.path, await answer(parsed, dependencies));
    const go = pacer.step();
    if (go !== true && !(await go)) return undefined;
  }
  return { byPath, resolved: byPath.size > 0, unread };
}

function readDependencies(
  tree: TreeReader,
  place: string,
  parse: (text: string) => Dependencies | undefined,
): Dependencies | undefined {
  const reading = tree.read(place, MAX_LOCKFILE_BYTES + 1);
  if (!reading.ok || reading.bytes.length > MAX_LOCKFILE_BYTES) return undefined;
  return parse(reading.bytes.toString('utf8').replace(/^\uFEFF/, ''));
}

async function answer(
  patterns: readonly (PackagePattern & { readonly pattern: string })[],
  dependencies: Dependencies,
): Promise<ReadonlyMap<string, PackageHit>> {
  const hits = new Map<string, PackageHit>();
  for (const { pattern, name, range } of patterns) {
    const versions = [...(dependencies.get(name) ?? [])];
    const version = range === undefined ? versions[0] : versions[await firstSatisfying(versions, range)];
    if (version !== undefined) hits.set(pattern, { pattern, name, version });
  }
  return hits;
}

async function firstSatisfying(versions: readonly string[], range: string): Promise<number> {
  if (versions.length === 0) return -1;
  // Loaded only here: most calls never meet a lockfile.
  const { default: semver } = await import('semver');
  return versions.findIndex((version) => semver.satisfies(version, range));
}
