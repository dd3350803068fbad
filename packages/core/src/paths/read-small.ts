import { plainReader } from './plain-reader.ts';
import type { AbsoluteDir } from './types.ts';

/**
 * The text of a small file below `root`, or undefined when it is missing, longer than `maxBytes`, not a regular file, or
 * reached through a symbolic link. Never blocks on a FIFO or a device.
 */
export function readSmallFile(root: AbsoluteDir, name: string, maxBytes: number): string | undefined {
  const file = plainReader(root).open(name);
  if (file === undefined) return undefined;
  try {
    if (file.size > maxBytes) return undefined;
    const pieces: Buffer[] = [];
    for (const piece of file.pieces()) pieces.push(Buffer.from(piece));
    return Buffer.concat(pieces).toString('utf8');
  } catch {
    return undefined;
  } finally {
    file.close();
  }
}
