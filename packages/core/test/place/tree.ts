import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import type { AbsoluteDir } from '../../src/paths/types.ts';

/** What to lay down: a folder (`a/`), a file with its text, or a link to a target. */
export type Tree = Readonly<Record<string, string | { readonly link: string }>>;

/** A new real temporary directory with these things in it; removed when the test ends. */
export async function plant(tree: Tree): Promise<AbsoluteDir> {
  const top = await realpath(await mkdtemp(path.join(tmpdir(), 'place-')));
  onTestFinished(() => rm(top, { recursive: true, force: true }));
  for (const [name, what] of Object.entries(tree)) {
    const at = path.join(top, name);
    await mkdir(name.endsWith('/') ? at : path.dirname(at), { recursive: true });
    if (name.endsWith('/')) continue;
    await (typeof what === 'string' ? writeFile(at, what) : symlink(what.link, at));
  }
  return top as AbsoluteDir;
}

/** A bare repository in files, enough for git to take it for one. */
export const bare = (at: string): Tree => ({
  [`${at}/HEAD`]: 'ref: refs/heads/main\n',
  [`${at}/objects/`]: '',
  [`${at}/refs/`]: '',
});
