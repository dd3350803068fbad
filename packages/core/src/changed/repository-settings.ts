import { isUtf8 } from 'node:buffer';
import type { Setting } from '../git/environment.ts';

/** What this listing needs to know of a repository's configuration. */
export interface RepositorySettings {
  readonly bare: boolean;
  /** Settings that leave every content filter without a program. */
  readonly withoutFilters: readonly Setting[];
  /** Whether git-lfs is set up, so that files stand for its pointers. */
  readonly lfs: boolean;
}

export const settingsArguments: readonly string[] = [
  'config',
  '-z',
  '--get-regexp',
  String.raw`^(core\.bare|filter\..*)$`,
];

/**
 * A comparison with the work tree reads the contents of a file whose time is not older than the index, and then runs
 * the file's filter; an index with an old time makes that every file. So each filter is switched off by name.
 * Undefined when a name cannot be passed on (it is not UTF-8): then nothing must be compared at all.
 */
export function parseSettings(stdout: Buffer): RepositorySettings | undefined {
  const drivers = new Set<string>();
  let bare = false;
  for (const { key, value } of entriesOf(stdout)) {
    if (key === undefined) return undefined;
    if (key === 'core.bare') bare = isTrue(value);
    const driver = /^filter\.(.+)\.[^.]+$/su.exec(key)?.[1];
    if (driver !== undefined) drivers.add(driver);
  }
  const withoutFilters = [...drivers].flatMap((driver) => [
    { key: `filter.${driver}.clean`, value: '' },
    { key: `filter.${driver}.smudge`, value: '' },
    { key: `filter.${driver}.process`, value: '' },
    { key: `filter.${driver}.required`, value: 'false' },
  ]);
  return { bare, withoutFilters, lfs: drivers.has('lfs') };
}

/** `key`, a newline and the value, up to a NUL; a key without a value has no newline. */
function* entriesOf(stdout: Buffer): Generator<{ key: string | undefined; value: string | undefined }> {
  for (let at = 0; at < stdout.length;) {
    const nul = stdout.indexOf(0, at);
    const end = nul === -1 ? stdout.length : nul;
    const entry = stdout.subarray(at, end);
    const newline = entry.indexOf('\n');
    const key = newline === -1 ? entry : entry.subarray(0, newline);
    yield {
      key: isUtf8(key) ? key.toString() : undefined,
      value: newline === -1 ? undefined : entry.subarray(newline + 1).toString('latin1'),
    };
    at = end + 1;
  }
}

/** As git reads a boolean: a key that stands alone is true. */
function isTrue(value: string | undefined): boolean {
  return value === undefined || /^(?:true|yes|on|[+-]?0*[1-9]\d*[kmg]?)$/iu.test(value);
}
