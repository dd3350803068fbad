import { access, constants, lstat, stat, unlink } from 'node:fs/promises';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { AbsoluteDir } from '../paths/types.ts';
import { isInsideRoot, type Root } from './guard-folder.ts';
import { writeUserFile } from './write-file.ts';

export type FolderState = 'writable' | 'not-there-yet' | 'not-writable' | 'inside-root';

/**
 * What would become of a file of ours. A folder that exists is tried with a small file, which also finds a full
 * disk; one that does not is not created for the question.
 */
export async function folderState(folder: AbsoluteDir, root: Root): Promise<FolderState> {
  if (await isInsideRoot(folder, root)) return 'inside-root';
  if (!(await isThere(folder)))
    return (await canCreateBelow(path.dirname(folder))) ? 'not-there-yet' : 'not-writable';
  const name = `try-${randomUUID()}`;
  const written = await writeUserFile(folder, name, 'x', root);
  if (!written.ok) return written.because;
  await unlink(path.join(folder, name)).catch(() => undefined);
  return 'writable';
}

async function canCreateBelow(folder: string): Promise<boolean> {
  if (!(await isThere(folder)))
    return folder !== path.dirname(folder) && canCreateBelow(path.dirname(folder));
  const facts = await stat(folder).catch(() => undefined);
  if (!facts?.isDirectory()) return false;
  return access(folder, constants.W_OK | constants.X_OK).then(
    () => true,
    () => false,
  );
}

/** Anything of that name, also a link to nowhere and what cannot be looked into. */
async function isThere(target: string): Promise<boolean> {
  return lstat(target).then(
    () => true,
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  );
}
