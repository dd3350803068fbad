import path from 'node:path';
import { isRooted } from '../paths/absolute.ts';
import { readSmallFile } from '../paths/read-small.ts';
import { pathRules } from '../paths/repo-path.ts';
import type { AbsoluteDir } from '../paths/types.ts';

const maxNamingFileBytes = 64 * 1024;
const maxNamed = 50;

/** The folder that adr-tools keeps in `.adr-dir`, as written there; none or one. */
export function adrDirFolder(root: AbsoluteDir): readonly string[] {
  const text = readSmallFile(root, '.adr-dir', maxNamingFileBytes);
  return [text?.split('\n', 1)[0] ?? ''].map((line) => line.trim()).filter(mayBeFolder);
}

/** Each `adrFolder` of log4brains: a plain or quoted scalar, for which no YAML parser need be loaded. */
export function log4brainsFolders(root: AbsoluteDir): readonly string[] {
  const text = readSmallFile(root, '.log4brains.yml', maxNamingFileBytes) ?? '';
  const written = text
    .split('\n')
    .flatMap((line) => /^[ \t]*(?:-[ \t]+)?adrFolder[ \t]*:(.*)/u.exec(line)?.[1] ?? []);
  return written.slice(0, maxNamed).map(scalar).filter(mayBeFolder);
}

function scalar(written: string): string {
  const value = written.trim();
  const quoted = /^(["'])(.*?)\1/u.exec(value)?.[2];
  return (quoted ?? value.replace(/[ \t]#.*$/u, '')).trim();
}

const whereRules = new Set(['path-relative', 'path-no-parent']);

/**
 * Whether a repository may name this folder. Where it lies is judged later, by following its links; other systems'
 * absolute forms and texts that no argument could be are as good as none.
 */
function mayBeFolder(written: string): boolean {
  if (isRooted(written) && !path.isAbsolute(written)) return false;
  return pathRules.every((rule) => whereRules.has(rule.id) || rule.holds(written));
}
