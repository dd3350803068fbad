import { posix, win32 } from 'node:path';
import type { Environment, EnvTrust } from '../engine/types.ts';
import { asAbsoluteDir } from '../paths/absolute.ts';
import type { AbsoluteDir } from '../paths/types.ts';

/** Where the user's own settings, our memory and what can be made again are kept. None of them needs to exist. */
export interface UserFolders {
  readonly config: AbsoluteDir;
  readonly state: AbsoluteDir;
  readonly cache: AbsoluteDir;
}

export interface FoldersRequest {
  readonly env: Environment;
  readonly envTrust: EnvTrust;
  readonly platform: NodeJS.Platform;
  /** The user's home directory, absolute; undefined where there is none. */
  readonly home: string | undefined;
}

/**
 * The platform's usual places, each under `precedent/`, or all three under `PRECEDENT_HOME`. A variable that is not
 * an absolute path counts as unset, and where a repository may have set the environment no variable counts.
 * Undefined when there is no home to put them in. Nothing is looked at or created.
 */
export function userFolders({ env, envTrust, platform, home }: FoldersRequest): UserFolders | undefined {
  const trusted = envTrust === 'user' ? env : {};
  const absolute = (value: string | undefined): string | undefined => asAbsoluteDir(value, platform);
  const dialect = platform === 'win32' ? win32 : posix;
  const join = (...parts: string[]): string => dialect.join(...parts);
  const all = (config: string, state: string, cache: string): UserFolders =>
    ({ config, state, cache }) as UserFolders;

  const own = absolute(trusted['PRECEDENT_HOME']);
  if (own !== undefined) return all(join(own, 'config'), join(own, 'state'), join(own, 'cache'));

  const at = absolute(home);
  if (at === undefined) return undefined;
  if (platform === 'darwin') {
    const library = (folder: string): string => join(at, 'Library', folder, 'precedent');
    return all(library('Preferences'), library('Application Support'), library('Caches'));
  }
  if (platform === 'win32') {
    const roaming = absolute(trusted['APPDATA']) ?? join(at, 'AppData', 'Roaming');
    const local = join(absolute(trusted['LOCALAPPDATA']) ?? join(at, 'AppData', 'Local'), 'precedent');
    return all(join(roaming, 'precedent'), join(local, 'state'), join(local, 'cache'));
  }
  const xdg = (name: string, ...usual: string[]): string =>
    join(absolute(trusted[name]) ?? join(at, ...usual), 'precedent');
  return all(
    xdg('XDG_CONFIG_HOME', '.config'),
    xdg('XDG_STATE_HOME', '.local', 'state'),
    xdg('XDG_CACHE_HOME', '.cache'),
  );
}
