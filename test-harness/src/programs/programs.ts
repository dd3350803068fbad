import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../source/tracked.ts';

/** Programs that stand where an `adr` is expected. Each is a script of a few lines. */
const programsFolder = path.join(repositoryRoot, 'test-harness', 'programs');

/** The absolute path of one of them. */
export function hostileProgram(name: string): string {
  return path.join(programsFolder, name);
}

/**
 * A program that exits with a code and prints one kind of thing, as `exits.mjs` lists them: a link of that name in
 * `folder`.
 */
export function exiting(folder: string, code: number, prints: string): string {
  return linkProgram(folder, 'exits.mjs', `exits-${code}-${prints}`);
}

/** One of the programs under another name, in a folder that may go on PATH. */
export function linkProgram(folder: string, name: string, as: string): string {
  mkdirSync(folder, { recursive: true });
  const link = path.join(folder, as);
  symlinkSync(hostileProgram(name), link);
  return link;
}
