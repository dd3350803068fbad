import { asAbsoluteDir } from '../paths/absolute.ts';
import { findOnPath } from '../process/find-on-path.ts';
import { programIn, type FoundProgram, type ProgramPlace } from './program.ts';

export interface CliPlace extends ProgramPlace {
  readonly root: string;
  readonly path: string | undefined;
  readonly pathext: string | undefined;
}

/**
 * The program that `ADRKIT_CLI` names: an absolute path, or a bare name that is looked for on `PATH`. A relative path
 * is refused: it would mean another file in every repository, one that the repository supplies.
 */
export function resolveCli(value: string, place: CliPlace): FoundProgram {
  if (!/[/\\]/u.test(value) && value !== '.' && value !== '..') {
    const file = findOnPath(value, place);
    return file === undefined ? { ok: false, reason: 'name-not-on-path' } : programIn(file, place);
  }
  const file = asAbsoluteDir(value, place.platform);
  if (file === undefined) return { ok: false, reason: 'not-absolute' };
  return programIn(withEnding(file, place), place);
}

/** `C:\tools\adr` stands for `adr.cmd` or `adr.exe` beside it, as it does in a Windows terminal. */
export function withEnding(file: string, { platform, pathext, files }: CliPlace): string {
  if (platform !== 'win32' || /\.\w+$/u.test(file)) return file;
  const endings = (pathext ?? '.COM;.EXE;.BAT;.CMD').toLowerCase().split(';');
  return [...endings, '.ps1'].map((ending) => file + ending).find((at) => files.kind(at) === 'file') ?? file;
}
