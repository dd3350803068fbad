import { posix, win32 } from 'node:path';
import { safePath } from '../process/find-on-path.ts';
import { valueOf } from '../process/variable.ts';
import type { Environment } from './types.ts';

const everywhere = ['TMPDIR', 'TMP', 'TEMP', 'TZ', 'LANG', 'LANGUAGE'];
const locale = ['ALL', 'COLLATE', 'CTYPE', 'MESSAGES', 'MONETARY', 'NUMERIC', 'TIME'].map(
  (part) => `LC_${part}`,
);
const onPosix = ['HOME'];
const onWindows = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'ComSpec',
  'PATHEXT',
  'USERPROFILE',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
  'ProgramFiles(x86)',
  'ProgramW6432',
  'NUMBER_OF_PROCESSORS',
  'PROCESSOR_ARCHITECTURE',
];

export interface ChildPlace {
  readonly platform: NodeJS.Platform;
  /** The repository: no entry of the child's PATH leads into it, since `#!/usr/bin/env node` looks there. */
  readonly root: string | undefined;
  /** Our own Node: its folder is the last entry of PATH, for hosts that start without the user's PATH. */
  readonly node: string;
}

/**
 * The whole environment of a started `adr`: what a program needs to run and to speak the user's language. Never
 * `NODE_OPTIONS`, a proxy, a token or anything else that is not named here.
 */
export function childEnvironment(env: Environment, place: ChildPlace): Record<string, string> {
  const windows = place.platform === 'win32';
  const kept: Record<string, string> = {};
  for (const name of [...everywhere, ...locale, ...(windows ? onWindows : onPosix)]) {
    const value = valueOf(env, name, windows);
    if (value !== undefined) kept[name] = value;
  }
  const dialect = windows ? win32 : posix;
  const path = [valueOf(env, 'PATH', windows), dialect.dirname(place.node)].join(dialect.delimiter);
  return { ...kept, PATH: safePath({ path, root: place.root, platform: place.platform }) };
}
