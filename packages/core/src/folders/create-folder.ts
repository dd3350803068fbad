import { mkdir, stat } from 'node:fs/promises';
import path from 'node:path';

/**
 * Creates a folder and those above it that are missing, each 0700. Not by `mkdir`'s own `recursive`: below a link
 * that leads nowhere it tries for ever, and keeps a thread busy.
 */
export async function createFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    const above = path.dirname(folder);
    if (code === 'ENOENT' && above !== folder) {
      await createFolder(above);
      await createOne(folder);
    } else if (!(await stat(folder)).isDirectory()) throw error;
  }
}

/** Another process may have been quicker. */
async function createOne(folder: string): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch(async (error: unknown) => {
    if (!(await stat(folder)).isDirectory()) throw error;
  });
}
