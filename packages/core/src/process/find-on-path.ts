import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';
import { asAbsoluteDir } from '../paths/absolute.ts';
import { isInside } from '../paths/inside.ts';

export interface PathSearch {
  /** The value of `PATH`, as the environment has it. */
  readonly path: string | undefined;
  /** The repository: nothing that lies inside it, or leads into it, is taken. */
  readonly root?: string | undefined;
  readonly platform: NodeJS.Platform;
  /** Windows only: the endings that make a program, `;` separated. */
  readonly pathext?: string | undefined;
  /** The file system, where a test asks about another platform's. */
  readonly files?: PathFiles;
}

export interface PathFiles {
  /** A regular file (a link to one counts) that may be started. */
  isProgram(file: string): boolean;
  /** The path without links; undefined where there is nothing. */
  real(path: string): string | undefined;
}

/**
 * The first program of that name on `PATH`, absolute; undefined when there is none. Entries that are empty, relative
 * or inside `root` are passed over, and so is a file that leads into `root`: a repository must not be able to say
 * what runs. Windows' habit of looking in the current directory first is not followed.
 */
export function findOnPath(name: string, search: PathSearch): string | undefined {
  for (const { file, inRepository } of allOnPath(name, search)) if (!inRepository) return file;
  return undefined;
}

export interface FoundOnPath {
  readonly file: string;
  /** It lies inside `root` or leads into it: to be told about, never to be run. */
  readonly inRepository: boolean;
}

/** Every program of that name in the absolute entries of `PATH`, in order. */
export function* allOnPath(name: string, search: PathSearch): Generator<FoundOnPath, undefined> {
  const windows = search.platform === 'win32';
  if (name === '' || /[/\\]/u.test(name) || (windows && name.includes(':'))) return;
  const files = search.files ?? systemFiles;
  const leadsInto = repositoryTest(search);
  for (const entry of absoluteEntries(search)) {
    for (const ending of windows ? endings(name, search.pathext) : ['']) {
      const file = dialectOf(search).join(entry, name + ending);
      // Links are followed last: most entries hold no such program.
      if (files.isProgram(file)) yield { file, inRepository: leadsInto(entry) || leadsInto(file) };
    }
  }
}

/** `PATH` without the entries that the rule passes over: what a started program may look in. */
export function safePath(search: PathSearch): string {
  const leadsInto = repositoryTest(search);
  const entries = absoluteEntries(search).filter((entry) => !leadsInto(entry));
  return entries.join(dialectOf(search).delimiter);
}

/** Only entries that name one place wherever the process stands; each once. */
function absoluteEntries({ path, platform }: PathSearch): string[] {
  const windows = platform === 'win32';
  const written = (path ?? '').split(windows ? ';' : ':');
  const named = windows ? written.map((entry) => entry.replaceAll('"', '')) : written;
  const entries = new Set(named.map((entry) => asAbsoluteDir(entry, platform)));
  return [...entries].filter((entry) => entry !== undefined);
}

/** `adr.exe` is looked for as it stands when its ending is one of those that make a program. */
function endings(name: string, pathext: string | undefined): readonly string[] {
  const known = (pathext ?? '.COM;.EXE;.BAT;.CMD')
    .split(';')
    .filter((ending) => /^\.[^/\\:]+$/u.test(ending))
    .map((ending) => ending.toLowerCase());
  return known.includes(win32.extname(name).toLowerCase()) ? ['', ...known] : known;
}

/** Compared as written and without links: either is enough to be inside. */
function repositoryTest(search: PathSearch): (path: string) => boolean {
  const { root, files = systemFiles } = search;
  if (root === undefined) return () => false;
  const dialect = dialectOf(search);
  let real: string | undefined;
  return (path) => {
    real ??= files.real(root) ?? root;
    return isInside(root, path, dialect) || isInside(real, files.real(path) ?? path, dialect);
  };
}

function dialectOf({ platform }: PathSearch): typeof posix {
  return platform === 'win32' ? win32 : posix;
}

export const systemFiles: PathFiles = {
  isProgram: (file) => {
    try {
      // Asked first because it answers without an exception, which costs more than all the rest.
      if (!statSync(file, { throwIfNoEntry: false })?.isFile()) return false;
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
  real: (path) => {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
};
