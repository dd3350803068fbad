import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/tracked.ts';

/** One call of `adr` in a folder with these files, and what must come out. `{ROOT}` stands for the folder. */
export interface ConformanceCase {
  readonly name: string;
  /** Why the answer is right, in one sentence. */
  readonly about: string;
  readonly argv: readonly string[];
  /** Below the folder; the folder itself when absent. */
  readonly cwd?: string;
  readonly files: Readonly<Record<string, string>>;
  /** Symbolic links: from a path to what they hold. */
  readonly links?: Readonly<Record<string, string>>;
  readonly expect: Expected;
}

export interface Expected {
  readonly rc: 0 | 1 | 2;
  /** Each key must be there with an equal value; the answer may have more keys. */
  readonly json?: unknown;
  /** Exactly this. */
  readonly stdout?: string;
  readonly stdoutHas?: readonly string[];
  readonly stdoutMatches?: string;
  readonly stderr?: readonly string[];
}

const folder = path.join(repositoryRoot, 'test-harness', 'conformance');

/** Every case, by the file it stands in: one file per kind. */
export function conformanceCases(): ReadonlyMap<string, readonly ConformanceCase[]> {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return new Map(
    names.sort().map((name) => {
      const cases: readonly ConformanceCase[] = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
      return [path.basename(name, '.json'), cases];
    }),
  );
}
