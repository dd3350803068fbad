import type { Reference } from '../plain/reference.ts';
import type { DecisionRecord } from '../record.ts';

export interface Resolved {
  /** `unclear`: free text that may name no record at all. */
  readonly how: 'found' | 'dangling' | 'ambiguous' | 'unclear';
  /** The position of the record, when it was found. */
  readonly at?: number;
}

/** Finds the record a reference means: by file, then by number, then by title. One that could be several is ambiguous. */
export function createResolver(
  records: readonly DecisionRecord[],
): (reference: Reference, from: DecisionRecord) => Resolved {
  const paths = lazily(records, ({ path }) => [path, withoutExtension(path)]);
  const names = lazily(records, ({ path }) => namesOf(path));
  const numbers = lazily(records, ({ number, id }) => [number ?? '', bareNumber(id) ?? '']);
  const titles = lazily(records, ({ title }) => [plainTitle(title)]);
  return (reference, from) => {
    const { file, number, title } = reference;
    const steps: readonly (() => readonly (readonly number[] | undefined)[])[] = [
      () => (file === undefined ? [] : fileSteps(file, from.path, paths(), names())),
      () => (number === undefined ? [] : [numbers().get(number)]),
      () => (title === undefined ? [] : [titles().get(plainTitle(title))]),
    ];
    for (const step of steps) {
      const found = step().find((some) => some !== undefined);
      if (found === undefined) continue;
      // A record does not take its own place: of two with one number the other one is meant.
      const others = found.length > 1 ? found.filter((at) => records[at] !== from) : found;
      if (others.length === 1 && others[0] !== undefined) return { how: 'found', at: others[0] };
      return { how: 'ambiguous' };
    }
    return { how: number === undefined && !isLocal(file) ? 'unclear' : 'dangling' };
  };
}

type Index = ReadonlyMap<string, readonly number[]>;

function fileSteps(
  written: string,
  from: string,
  paths: Index,
  names: Index,
): readonly (readonly number[] | undefined)[] {
  const target = written.replace(/[?#].*$/, '').replace(/\/$/, '');
  const last = lastPart(target);
  const byName = [names.get(last), names.get(withoutExtension(last))];
  const inTree = /^https?:\/\/[^/]+\/.*?\/(?:blob|tree|raw|src\/branch)\/[^/]+\/(.+)$/.exec(target)?.[1];
  if (inTree === undefined && /^[a-z][a-z0-9+.-]*:/i.test(target)) return byName;
  const path = inTree ?? (target.startsWith('/') ? target.slice(1) : joined(from, target));
  return [
    paths.get(path),
    paths.get(withoutExtension(path)),
    paths.get(`${path}/README`),
    paths.get(`${path}/index`),
    ...byName,
  ];
}

/** A path relative to the file that holds it, without `.` and `..`. */
function joined(from: string, target: string): string {
  const parts = from.split('/').slice(0, -1);
  for (const part of target.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

/** A README is called by its folder. */
function namesOf(path: string): readonly string[] {
  const base = lastPart(path);
  const stem = withoutExtension(base);
  if (!/^(?:readme|index)$/i.test(stem)) return [base, stem];
  const folder = path.split('/').at(-2);
  return folder === undefined ? [base] : [folder];
}

function lastPart(path: string): string {
  const parts = path.split('/');
  const last = parts.pop() ?? '';
  return /^(?:readme|index)\./i.test(last) ? (parts.pop() ?? last) : last;
}

function withoutExtension(path: string): string {
  return path.replace(/\.(?:md|markdown|mdx|rst|adoc|asciidoc|html?)$/i, '');
}

function bareNumber(id: string): string | undefined {
  return /^\p{L}{0,12}[-_ ]?0*((?:19|20)\d{2}-\d{2,4}|\d{1,6})$/u.exec(id)?.[1];
}

function plainTitle(title: string): string {
  return title
    .toLowerCase()
    .replace(/^(?:\p{L}{2,6}[-_ ]?)?\d+\s*[.:)–—-]\s*/u, '')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function isLocal(file: string | undefined): boolean {
  return (
    file !== undefined &&
    !/^[a-z][a-z0-9+.-]*:/i.test(file) &&
    /\.(?:md|markdown|mdx|rst|adoc|asciidoc)(?:#|$)/i.test(file)
  );
}

/** An index of the records by some of their names, made when the first reference needs it. */
function lazily(
  records: readonly DecisionRecord[],
  keysOf: (record: DecisionRecord) => readonly string[],
): () => Index {
  let index: Map<string, number[]> | undefined;
  return () => {
    if (index !== undefined) return index;
    index = new Map();
    for (const [at, record] of records.entries()) {
      for (const key of new Set(keysOf(record))) {
        if (key === '') continue;
        const known = index.get(key);
        if (known === undefined) index.set(key, [at]);
        else known.push(at);
      }
    }
    return index;
  };
}
