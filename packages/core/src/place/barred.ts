import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { isInside } from '../paths/inside.ts';

/** Directories that must never be answered from, whatever lies in them. */
export interface Barred {
  /** The home directory itself; folders below it are fine. */
  readonly home: string | undefined;
  /** Where we are installed, and the plugin folder we came in: neither they nor anything below them. */
  readonly installFolders: readonly string[];
}

/** Says of a real path whether it is barred. Made once per call: the links are followed here. */
export async function barredDirectories({
  home,
  installFolders,
}: Barred): Promise<(real: string) => boolean> {
  const [realHome, ...install] = await Promise.all([home ?? '', ...installFolders].map(realOrSame));
  return (real) =>
    real === path.parse(real).root ||
    (realHome !== '' && real === realHome) ||
    install.some((folder) => folder !== '' && isInside(folder, real));
}

async function realOrSame(folder: string): Promise<string> {
  return folder === '' ? '' : realpath(folder).catch(() => folder);
}
