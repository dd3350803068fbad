import { randomUUID } from 'node:crypto';
import { open, rename, unlink } from 'node:fs/promises';
import path from 'node:path';
import type { AbsoluteDir } from '../paths/types.ts';
import { createFolder } from './create-folder.ts';
import { isInsideRoot, type Root } from './guard-folder.ts';

export type Written =
  | { readonly ok: true }
  | { readonly ok: false; readonly because: 'inside-root' | 'not-writable' };

/**
 * Writes one file of ours as a whole: readers see the old one or the new one, never a part. The folder is created
 * 0700 and the file is 0600. `name` is a bare file name. Never throws; who calls goes on without the file.
 */
export async function writeUserFile(
  folder: AbsoluteDir,
  name: string,
  text: string,
  root: Root,
): Promise<Written> {
  if (await isInsideRoot(folder, root)) return { ok: false, because: 'inside-root' };
  const part = path.join(folder, `.${name}.${randomUUID()}`);
  try {
    await createFolder(folder);
    // A link that led nowhere before leads somewhere now.
    if (await isInsideRoot(folder, root)) return { ok: false, because: 'inside-root' };
    const file = await open(part, 'wx', 0o600);
    try {
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(part, path.join(folder, name));
    return { ok: true };
  } catch {
    await unlink(part).catch(() => undefined);
    return { ok: false, because: 'not-writable' };
  }
}
