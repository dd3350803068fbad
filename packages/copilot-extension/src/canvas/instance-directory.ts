import { asAbsoluteDir, type Workspace } from '@precedent/core';
import type { CallDirectories } from '../directory/call-directories.ts';

/** Where a canvas was opened, kept for as long as it is open; where the host does not say, the session's directory. */
export async function directoryOfInstance(
  said: unknown,
  directories: CallDirectories,
): Promise<Workspace | undefined> {
  const directory = asAbsoluteDir(said, process.platform);
  return directory === undefined ? directories.now() : { directory, guessed: false };
}
