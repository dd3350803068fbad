import { safePath } from '../process/find-on-path.ts';
import { valueOf } from '../process/variable.ts';

/** One value that counts more than any configuration file. */
export interface Setting {
  readonly key: string;
  readonly value: string;
}

export interface GitPlace {
  /** The work tree: no entry of git's PATH leads into it. */
  readonly root: string;
  readonly platform: NodeJS.Platform;
}

const onPosix = ['HOME', 'XDG_CONFIG_HOME', 'TMPDIR'];
const onWindows = [
  'SystemRoot',
  'SystemDrive',
  'windir',
  'USERPROFILE',
  'HOME',
  'HOMEDRIVE',
  'HOMEPATH',
  'APPDATA',
  'LOCALAPPDATA',
  'ProgramData',
  'ProgramFiles',
  'XDG_CONFIG_HOME',
  'TMP',
  'TEMP',
];

const fixed: Readonly<Record<string, string>> = {
  GIT_NO_LAZY_FETCH: '1',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  // What git says is read, so it must be in one language.
  LC_ALL: 'C',
  // A repository's `protocol.ext.allow=always` beats `protocol.allow=never`; nothing beats this list. And gits from
  // before May 2024 do not know GIT_NO_LAZY_FETCH.
  GIT_ALLOW_PROTOCOL: 'none',
  // The user's own configuration may send traces to a file: these calls write nothing.
  GIT_TRACE2: '0',
  GIT_TRACE2_EVENT: '0',
  GIT_TRACE2_PERF: '0',
};

/**
 * The whole environment of one git process: where the user's own configuration lies, a PATH, and the values above.
 * Nothing else is passed on, so no inherited `GIT_DIR`, `GIT_INDEX_FILE`, `GIT_CONFIG_*` or `SUDO_UID` can be.
 */
export function gitEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  { root, platform }: GitPlace,
  settings: readonly Setting[] = [],
): Record<string, string> {
  const windows = platform === 'win32';
  const kept: Record<string, string> = {};
  for (const name of windows ? onWindows : onPosix) {
    const value = valueOf(env, name, windows);
    if (value !== undefined) kept[name] = value;
  }
  const path = safePath({ path: valueOf(env, 'PATH', windows), root, platform });
  return { ...kept, PATH: path, ...fixed, ...asVariables(settings) };
}

/** Not `-c key=value`: a key may itself hold `=`. */
function asVariables(settings: readonly Setting[]): Record<string, string> {
  if (settings.length === 0) return {};
  const variables: Record<string, string> = { GIT_CONFIG_COUNT: String(settings.length) };
  for (const [index, { key, value }] of settings.entries()) {
    variables[`GIT_CONFIG_KEY_${index}`] = key;
    variables[`GIT_CONFIG_VALUE_${index}`] = value;
  }
  return variables;
}
