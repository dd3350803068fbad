import path from 'node:path';

/** One path that was asked about, in the forms its reading and its matching need. */
export interface Subject {
  /** From the root, `/` separated; as given when it leads out of the root. */
  readonly path: string;
  /** What patterns are compared with; undefined when the path leads out of the root, where nothing governs. */
  readonly candidate: string | undefined;
  /** Where to look for the file, from the root: first as given, then with `\` read as a separator. */
  readonly places: readonly string[];
}

/** Normalises one path: `./`, `//`, `..` inside the root and absolute paths into the root all name the same file. */
export function subjectOf(root: string, given: string): Subject {
  const slashed = given.replaceAll('\\', '/');
  const inside = fromRoot(root, slashed);
  if (inside === undefined) return { path: slashed, candidate: undefined, places: [] };
  const literal = path.sep === '/' && slashed !== given ? fromRoot(root, given) : undefined;
  return { path: inside, candidate: inside, places: literal === undefined ? [inside] : [literal, inside] };
}

/** Sorted by code unit, each file once. */
export function subjectsOf(root: string, given: readonly string[]): readonly Subject[] {
  const byPath = new Map<string, Subject>();
  for (const one of given) {
    const subject = subjectOf(root, one);
    const known = byPath.get(subject.path);
    // Two spellings of one file: the one without a literal `\` finds it at once.
    if (known === undefined || known.places.length > subject.places.length) byPath.set(subject.path, subject);
  }
  return [...byPath.keys()].sort().map((key) => byPath.get(key) as Subject);
}

function fromRoot(root: string, given: string): string | undefined {
  if (given === '' || given.includes('\0')) return undefined;
  const absolute = path.isAbsolute(given) || path.posix.isAbsolute(given);
  const relative = absolute ? path.relative(root, given).split(path.sep).join('/') : given;
  // `C:x` and another drive's absolute path have no place below the root.
  if (/^[A-Za-z]:/.test(relative))
    return path.sep === '/' && !/^[A-Za-z]:\//.test(relative) ? relative : undefined;
  const clean = path.posix.normalize(relative);
  if (clean === '..' || clean.startsWith('../')) return undefined;
  const trimmed = clean.startsWith('./') ? clean.slice(2) : clean;
  // `./` and `src/../` name the root itself: a folder like any other, which no file is.
  if (trimmed === '') return '.';
  return given.endsWith('/') && !trimmed.endsWith('/') ? `${trimmed}/` : trimmed;
}
