import { unlinkSync } from 'node:fs';

/** Removes a file of ours. One that is not there, or cannot be removed, is left: nothing depends on it. */
export function remove(file: string): void {
  try {
    unlinkSync(file);
  } catch {
    // Another hook was quicker, or the folder is not ours to write to.
  }
}
