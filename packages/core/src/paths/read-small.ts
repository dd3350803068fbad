import { constants } from 'node:fs';
import { lstat, open } from 'node:fs/promises';
import path from 'node:path';
import type { AbsoluteDir } from './types.ts';

/**
 * The text of a small file of the repository, or undefined when it is missing, longer than `maxBytes`, not a
 * regular file, or reached through a symbolic link. Never blocks on a FIFO or a device.
 */
export async function readSmallFile(
  root: AbsoluteDir,
  file: string,
  maxBytes: number,
): Promise<string | undefined> {
  if (await hasLink(root, file)) return undefined;
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  // Windows knows neither flag; there they are undefined.
  const flags = O_RDONLY | (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0);
  const handle = await open(path.join(root, file), flags).catch(() => undefined);
  if (handle === undefined) return undefined;
  try {
    const facts = await handle.stat();
    if (!facts.isFile() || facts.size > maxBytes) return undefined;
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(maxBytes + 1), 0, maxBytes + 1, 0);
    return bytesRead > maxBytes ? undefined : buffer.toString('utf8', 0, bytesRead);
  } catch {
    return undefined;
  } finally {
    await handle.close().catch(() => undefined);
  }
}

/** Also true when a part is missing or cannot be looked at. */
async function hasLink(root: AbsoluteDir, file: string): Promise<boolean> {
  let at: string = root;
  for (const segment of file.split('/')) {
    at = path.join(at, segment);
    const facts = await lstat(at).catch(() => undefined);
    if (facts === undefined || facts.isSymbolicLink()) return true;
  }
  return false;
}
