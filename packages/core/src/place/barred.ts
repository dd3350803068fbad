import path from 'node:path';
import { isInside } from '../paths/inside.ts';
import { realPath } from '../paths/look.ts';

/** Directories that must never be answered from, whatever lies in them. */
export interface Barred {
  /** The home directory itself; folders below it are fine. */
  readonly home: string | undefined;
  /** Where we are installed, and the plugin folder we came in: neither they nor anything below them. */
  readonly installFolders: readonly string[];
}

/** Says of a real path whether it is barred. Made once per call: the links are followed here. */
export function barredDirectories({ home, installFolders }: Barred): (real: string) => boolean {
  const realHome = home ? (realPath(home) ?? home) : undefined;
  const install = installFolders.map((folder) => realPath(folder) ?? folder);
  return (real) =>
    real === path.parse(real).root ||
    real === realHome ||
    install.some((folder) => folder !== '' && isInside(folder, real));
}
