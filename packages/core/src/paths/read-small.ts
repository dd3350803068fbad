import { constants } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { kindOfLink } from './look.ts';
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
  if (!isPlainFile(root, file)) return undefined;
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

/** A regular file, with folders and no link on the way to it. */
function isPlainFile(root: AbsoluteDir, file: string): boolean {
  const segments = file.split('/');
  let at: string = root;
  const kinds = segments.map((segment) => {
    at = path.join(at, segment);
    return kindOfLink(at);
  });
  return kinds.every((kind, index) => kind === (index === segments.length - 1 ? 'file' : 'folder'));
}
