import path from 'node:path';
import { readSmallFile } from '../paths/read-small.ts';
import type { AbsoluteDir } from '../paths/types.ts';
import { isInsideRoot, type Root } from './guard-folder.ts';

/** A file of ours, or undefined when it is missing, too long, no regular file, or its folder lies in the repository. */
export async function readUserFile(
  folder: AbsoluteDir,
  name: string,
  maxBytes: number,
  root: Root,
): Promise<string | undefined> {
  if (await isInsideRoot(folder, root)) return undefined;
  return readSmallFile(folder, path.basename(name), maxBytes);
}
