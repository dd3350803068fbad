import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { remove } from './remove.ts';

let written = 0;

/**
 * Writes a file of ours as a whole, 0600 in a folder of 0700: readers see the old one or the new one. Says whether it
 * could. Not synchronised to the disk: what is lost in a crash is only said once more.
 */
export function writeWhole(folder: string, name: string, text: string): boolean {
  const part = path.join(folder, `.${name}.${process.pid}.${written++}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(part, text, { flag: 'wx', mode: 0o600 });
    renameSync(part, path.join(folder, name));
    return true;
  } catch {
    remove(part);
    return false;
  }
}
