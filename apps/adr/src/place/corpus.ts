import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { adrDirFolder, isInside, log4brainsFolders, usualFolders, type AbsoluteDir } from '@precedent/core';
import { oneLine } from '../print/escape.ts';

export type FoundCorpus =
  | { readonly ok: true; readonly dir: string }
  | { readonly ok: false; readonly message: string };

/** The folder of records: what `--dir` says, from the current directory, else the first usual one that exists. */
export async function findCorpus(root: string, cwd: string, dir: string | undefined): Promise<FoundCorpus> {
  if (dir !== undefined) return given(root, cwd, dir);
  const first = usualFolders.find((folder) => isDirectory(path.join(root, folder))) ?? named(root)[0];
  if (first === undefined) {
    const places = [...usualFolders, '.adr-dir', '.log4brains.yml'].join(', ');
    return { ok: false, message: `No folder of decision records in ${oneLine(root)}; looked for ${places}.` };
  }
  const absolute = path.resolve(root, first);
  if (isInside(root, realpathSync(absolute))) return { ok: true, dir: absolute };
  const message = `${oneLine(first)} leads out of the repository; if that is meant, name it with --dir.`;
  return { ok: false, message };
}

/** Other folders than `dir` that would also do, relative to the root. */
export async function otherCorpora(root: string, dir: string): Promise<string[]> {
  const real = realpathSync(dir);
  const existing = usualFolders.filter((folder) => isDirectory(path.join(root, folder)));
  const all = new Set([...existing, ...named(root)]);
  return [...all].filter((folder) => realpathSync(path.resolve(root, folder)) !== real);
}

/** A folder that the person named is trusted wherever it lies; it only has to be there. */
function given(root: string, cwd: string, dir: string): FoundCorpus {
  if (dir === '') return { ok: false, message: '--dir needs a folder, and not an empty word.' };
  const absolute = path.resolve(cwd, dir);
  if (isDirectory(absolute)) return { ok: true, dir: absolute };
  const fromRoot = path.resolve(root, dir);
  const hint = isDirectory(fromRoot)
    ? ` It exists at the root of the repository: --dir ${oneLine(path.relative(cwd, fromRoot))}`
    : '';
  const message = `No folder of decision records at ${oneLine(dir)}; looked for ${oneLine(absolute)}.${hint}`;
  return { ok: false, message };
}

/** The folders that files of other tools name, as far as they exist. */
function named(root: string): readonly string[] {
  // Found by walking up from the current directory, so it is absolute.
  const at = root as AbsoluteDir;
  const folders = [...adrDirFolder(at), ...log4brainsFolders(at)];
  return folders.filter((folder) => isDirectory(path.resolve(root, folder)));
}

/** A name that leads nowhere, such as a link to itself, is none. */
export function isDirectory(absolute: string): boolean {
  try {
    return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;
  } catch {
    return false;
  }
}
