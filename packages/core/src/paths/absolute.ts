import { posix, win32 } from 'node:path';
import type { AbsoluteDir } from './types.ts';

/**
 * A directory that somebody named, as an absolute one in this platform's own form, `.` and `..` removed; undefined
 * for anything else. `C:\x` on POSIX and `/x` on Windows are other systems' forms: joining them to anything would
 * name a place nobody meant.
 */
export function asAbsoluteDir(value: unknown, platform: NodeJS.Platform): AbsoluteDir | undefined {
  if (typeof value !== 'string' || value.includes('\0')) return undefined;
  if (platform !== 'win32')
    return posix.isAbsolute(value) ? (posix.resolve(value) as AbsoluteDir) : undefined;
  const own = /^(?:[A-Za-z]:[/\\]|[/\\]{2}[^/\\]+[/\\]+[^/\\])/u;
  return own.test(value) ? (win32.resolve(value) as AbsoluteDir) : undefined;
}

/** Whether a text is absolute, or drive-relative, in any platform's form. */
export function isRooted(text: string): boolean {
  return posix.isAbsolute(text) || win32.isAbsolute(text) || /^[A-Za-z]:/u.test(text);
}
