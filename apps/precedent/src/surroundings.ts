import { realpathSync } from 'node:fs';
import path from 'node:path';
import { barredDirectories, findRoot, userFolders, type AbsoluteDir, type EnvTrust } from '@precedent/core';
import type { Surroundings } from '@precedent/mcp-bridge';
import type { Session } from './session.ts';

/** What the bridge knows of this process. `directory` is where the user works, undefined where nobody can say. */
export function surroundingsOf(session: Session, envTrust: EnvTrust, directory = session.cwd): Surroundings {
  const { env, platform, node, home, installFolders } = session;
  return {
    env,
    platform,
    node,
    home,
    folders: userFolders({ env, envTrust, platform, home }),
    root:
      directory === undefined ? undefined : rootOf(directory, barredDirectories({ home, installFolders })),
  };
}

function rootOf(directory: string, isBarred: (real: string) => boolean): AbsoluteDir | undefined {
  try {
    return findRoot(realpathSync.native(directory) as AbsoluteDir, isBarred);
  } catch {
    return undefined;
  }
}

/** `--plugin` folders, a relative one below where the command was typed. */
export function namedPlugins({ cwd }: Session, folders: readonly string[] = []): readonly string[] {
  return folders.map((folder) => (cwd === undefined ? folder : path.resolve(cwd, folder)));
}
