import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Files in which other tools keep the folder of the records, in the order they are asked. */
export const namingFiles = ['.adr-dir', '.log4brains.yml'] as const;

/** The folder that one of the naming files gives, as written there, or undefined. */
export function namedFolder(root: string, file: (typeof namingFiles)[number]): string | undefined {
  const text = readShort(path.join(root, file));
  const folder = file === '.adr-dir' ? text?.split(/\r?\n/, 1)[0]?.trim() : adrFolder(text ?? '');
  return folder === '' ? undefined : folder;
}

/** `adrFolder` of log4brains: one plain or quoted scalar, for which no YAML parser need be loaded. */
function adrFolder(text: string): string | undefined {
  const value = /^[ \t]*adrFolder[ \t]*:[ \t]*(.*?)[ \t]*\r?$/m.exec(text)?.[1];
  const quoted = /^(["'])(.*?)\1/.exec(value ?? '')?.[2];
  return quoted ?? value?.replace(/[ \t]#.*$/, '').trim();
}

/** The file's text, or undefined when it is missing, unreadable, or far too long for what it is. */
function readShort(file: string): string | undefined {
  try {
    const text = readFileSync(file, 'utf8');
    return text.length <= 64 * 1024 ? text : undefined;
  } catch {
    return undefined;
  }
}
