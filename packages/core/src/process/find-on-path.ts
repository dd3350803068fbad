import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { posix, win32 } from 'node:path';

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
  return allOnPath(name, search).next().value ?? undefined;
}

/** Every program of that name on `PATH`, in order, under the same rule. */
export function* allOnPath(name: string, search: PathSearch): Generator<string, undefined> {
  const windows = search.platform === 'win32';
  if (name === '' || /[/\\]/u.test(name) || (windows && name.includes(':'))) return;
  const files = search.files ?? systemFiles;
  const seen = new Set<string>();
  for (const entry of pathEntries(search)) {
    if (leadsInto(search.root, entry, search.platform, files)) continue;
    for (const ending of windows ? endings(name, search.pathext) : ['']) {
      const file = (windows ? win32 : posix).join(entry, name + ending);
      if (seen.has(file) || !files.isProgram(file)) continue;
      seen.add(file);
      if (!leadsInto(search.root, file, search.platform, files)) yield file;
    }
  }
}

/** The entries that name one place wherever the process stands: never the current directory or drive. */
function pathEntries({ path, platform }: PathSearch): string[] {
  if (platform !== 'win32') return (path ?? '').split(':').filter((entry) => posix.isAbsolute(entry));
  const entries = (path ?? '').split(';').map((entry) => entry.replaceAll('"', ''));
  return entries.filter((entry) => /^(?:[A-Za-z]:[/\\]|[/\\]{2}[^/\\])/u.test(entry));
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
function leadsInto(
  root: string | undefined,
  path: string,
  platform: NodeJS.Platform,
  files: PathFiles,
): boolean {
  if (root === undefined) return false;
  const realRoot = files.real(root) ?? root;
  const realPath = files.real(path) ?? path;
  return isWithin(root, path, platform) || isWithin(realRoot, realPath, platform);
}

function isWithin(root: string, path: string, platform: NodeJS.Platform): boolean {
  const dialect = platform === 'win32' ? win32 : posix;
  const way = dialect.relative(root, path);
  return way === '' || (way.split(dialect.sep)[0] !== '..' && !dialect.isAbsolute(way));
}

const systemFiles: PathFiles = {
  isProgram: (file) => {
    try {
      accessSync(file, constants.X_OK);
      return statSync(file).isFile();
    } catch {
      return false;
    }
  },
  real: (path) => {
    try {
      return realpathSync(path);
    } catch {
      return undefined;
    }
  },
};
