import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeProgram } from './git.ts';

export interface Hostile {
  /** The work tree to ask about. */
  readonly dir: string;
  /** A file that is there only when something ran that must not. */
  readonly marker: string;
  /** A git call as a careless tool makes it. It must spring the trap, or the fixture proves nothing. */
  readonly careless: () => void;
  /** What a host would have in its environment, where that is part of the trap. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Makes a hostile repository in an empty directory. */
export type BuildHostile = (top: string) => Hostile;

export interface Trap {
  readonly marker: string;
  /** The program, absolute. */
  readonly program: string;
}

/** A program that leaves a marker. By default it then passes its input through, as a filter must. */
export function trap(top: string, thenRuns = 'exec cat'): Trap {
  const marker = path.join(top, 'it-ran');
  const program = writeProgram(top, 'trap.sh', `#!/bin/sh\n: > '${marker}'\n${thenRuns}\n`);
  return { marker, program };
}

export function hasSprung({ marker }: { readonly marker: string }): boolean {
  return existsSync(marker);
}
