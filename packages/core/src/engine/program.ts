import { win32 } from 'node:path';
import type { EngineFiles } from './files.ts';
import type { ReasonCode } from './reasons.ts';
import type { Program } from './types.ts';
import { longestShim, shimTarget } from './windows-shim.ts';

export interface ProgramPlace {
  readonly platform: NodeJS.Platform;
  readonly node: string;
  readonly files: EngineFiles;
}

export type FoundProgram =
  | { readonly ok: true; readonly program: Program }
  | { readonly ok: false; readonly reason: ReasonCode };

/**
 * How to start the program in a file, without a shell. POSIX starts a script by its first line. Windows starts only
 * `.exe` and `.com`; a `.cmd` or `.ps1` is read for the JavaScript that it starts, and Node runs that.
 */
export function programIn(file: string, { platform, node, files }: ProgramPlace): FoundProgram {
  const kind = files.kind(file);
  if (kind !== 'file') return refuse(kind === 'none' ? 'not-there' : 'not-a-file');
  if (platform !== 'win32') {
    return files.isProgram(file) ? start({ file, args: [], named: file }) : refuse('not-executable');
  }
  const ending = win32.extname(file).toLowerCase();
  if (ending === '.exe' || ending === '.com') return start({ file, args: [], named: file });
  if (/^\.[cm]?js$/u.test(ending)) return start({ file: node, args: [file], named: file });
  if (ending !== '.cmd' && ending !== '.bat' && ending !== '.ps1') return refuse('not-executable');
  const target = shimTarget(files.text(file, longestShim) ?? '');
  if (target === undefined) return refuse('unknown-shim');
  const script = win32.resolve(win32.dirname(file), target);
  if (files.kind(script) !== 'file') return refuse('unknown-shim');
  return start({ file: node, args: [script], named: file });
}

function start(program: Program): FoundProgram {
  return { ok: true, program };
}

function refuse(reason: ReasonCode): FoundProgram {
  return { ok: false, reason };
}
