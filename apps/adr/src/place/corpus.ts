import { realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { oneLine } from '../print/escape.ts';
import { namedFolder, namingFiles } from './named.ts';
import { isInside } from './paths.ts';

const usualFolders = ['docs/adr', 'doc/adr', 'docs/decisions', 'docs/architecture/decisions'] as const;

export type FoundCorpus =
  | {
      readonly ok: true;
      readonly dir: string;
      /** Other folders that would also do, relative to the root. Asked for only when a person reads. */
      readonly others: () => readonly string[];
    }
  | { readonly ok: false; readonly message: string };

/** The folder of records: what `--dir` says, from the current directory, else the first usual one that exists. */
export function findCorpus(root: string, cwd: string, dir: string | undefined): FoundCorpus {
  if (dir !== undefined) return given(root, cwd, dir);
  const first = candidates(root).next();
  if (first.done === true) {
    const places = [...usualFolders, ...namingFiles].join(', ');
    return { ok: false, message: `No folder of decision records in ${oneLine(root)}; looked for ${places}.` };
  }
  const absolute = path.resolve(root, first.value);
  if (!isInside(root, realpathSync(absolute)))
    return {
      ok: false,
      message: `${oneLine(first.value)} leads out of the repository; if that is meant, name it with --dir.`,
    };
  return { ok: true, dir: absolute, others: () => othersThan(root, absolute) };
}

/** A folder that the person named is trusted wherever it lies; it only has to be there. */
function given(root: string, cwd: string, dir: string): FoundCorpus {
  const absolute = path.resolve(cwd, dir);
  if (dir !== '' && isDirectory(absolute))
    return { ok: true, dir: absolute, others: () => othersThan(root, absolute) };
  const fromRoot = path.resolve(root, dir);
  const hint =
    dir !== '' && fromRoot !== absolute && isDirectory(fromRoot)
      ? ` It exists at the root of the repository: --dir ${oneLine(path.relative(cwd, fromRoot))}`
      : '';
  return {
    ok: false,
    message: `No folder of decision records at ${oneLine(dir) || '""'}; looked for ${oneLine(absolute)}.${hint}`,
  };
}

function othersThan(root: string, dir: string): string[] {
  const real = realpathSync(dir);
  const others = [...candidates(root)].filter((folder) => realpathSync(path.resolve(root, folder)) !== real);
  return [...new Set(others)];
}

function* candidates(root: string): Generator<string, undefined> {
  for (const folder of usualFolders) if (isDirectory(path.join(root, folder))) yield folder;
  for (const file of namingFiles) {
    const folder = namedFolder(root, file);
    if (folder !== undefined && isDirectory(path.resolve(root, folder))) yield folder;
  }
  return undefined;
}

function isDirectory(absolute: string): boolean {
  return statSync(absolute, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
