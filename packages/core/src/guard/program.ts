import { programName } from '../scrub/program.ts';

const scoped = '@adrkit/cli';

/** The name of a program without its folder, version (`pnpm@9`) and Windows ending; lower-case for PowerShell. */
export function baseName(word: string): string {
  const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\')) + 1);
  const version = base.indexOf('@', 1);
  return (version === -1 ? base : base.slice(0, version)).replace(/\.(?:exe|cmd|bat|ps1)$/i, '');
}

/** Whether a word is an `adr` program as the scrubber knows them: a path, a package, a version, a script file. */
export function isAdr(word: string): boolean {
  const at = word.replaceAll('\\', '/').indexOf(scoped);
  if (at !== -1 && programName(word, at + 1)?.end === word.length) return true;
  const base = word.slice(Math.max(word.lastIndexOf('/'), word.lastIndexOf('\\'), word.lastIndexOf(':')) + 1);
  return programName(base, 0)?.end === base.length;
}
