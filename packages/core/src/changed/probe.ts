import { candidateGlobs, chooseBase, originHeadGlob, type Base } from './default-bases.ts';

/** What one `rev-parse` tells about a repository. */
export interface Probe {
  readonly shallow: boolean;
  readonly objectFormat: 'sha1' | 'sha256';
  /** Absolute: the directory that git took for the repository. */
  readonly gitDirectory: string;
  readonly base: Base | undefined;
  /** False in a repository without a commit. Always true where a base was given: nobody asked. */
  readonly headExists: boolean;
}

const marker = '--show-object-format';
const id = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/u;

/** Exit code 1 means that the last word does not resolve; what stands before it is printed all the same. */
export function probeArguments(base: string | undefined): readonly string[] {
  return [
    'rev-parse',
    '--is-shallow-repository',
    // A default base costs no further process: each candidate is asked for between two markers.
    ...(base === undefined ? candidateGlobs.flatMap((glob) => [marker, glob]) : []),
    marker,
    ...(base === undefined ? ['--symbolic-full-name', originHeadGlob] : []),
    '--absolute-git-dir',
    '--verify',
    '--quiet',
    '--end-of-options',
    base === undefined ? 'HEAD' : `${base}^{commit}`,
  ];
}

/** Undefined when git printed something else than was asked for. */
export function parseProbe(base: string | undefined, exitCode: number, stdout: string): Probe | undefined {
  const [shallow, ...lines] = stdout.replace(/\r?\n$/u, '').split(/\r?\n/u);
  const objectFormat = lines[0];
  if (shallow !== 'true' && shallow !== 'false') return undefined;
  if (objectFormat !== 'sha1' && objectFormat !== 'sha256') return undefined;

  const resolved = exitCode === 0;
  const lastMarker = lines.lastIndexOf(objectFormat);
  const rest = lines.slice(lastMarker + 1);
  const originHead = base === undefined && rest[0]?.startsWith('refs/') ? rest.shift() : undefined;
  // The last line is what `--verify` printed: the id of a given base, or HEAD's own name.
  const last = resolved && (base !== undefined || namesHead(rest.at(-1))) ? rest.pop() : undefined;
  const gitDirectory = rest.join('\n');
  if (gitDirectory === '') return undefined;

  const facts = { shallow: shallow === 'true', objectFormat, gitDirectory } as const;
  if (base !== undefined) {
    if (resolved && !id.test(last ?? '')) return undefined;
    return { ...facts, base: last === undefined ? undefined : { shown: base, id: last }, headExists: true };
  }
  const ids = idsBetween(lines.slice(0, lastMarker), objectFormat);
  return { ...facts, base: chooseBase(ids, originHead), headExists: resolved };
}

function namesHead(line: string | undefined): boolean {
  return line !== undefined && (line === 'HEAD' || line.startsWith('refs/'));
}

function idsBetween(lines: readonly string[], separator: string): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  for (const line of lines) {
    if (line === separator) ids.push(undefined);
    else if (id.test(line)) ids[ids.length - 1] = line;
  }
  return ids;
}
