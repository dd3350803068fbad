import { lstatSync, realpathSync, statSync } from 'node:fs';

/*
 * Looks at the file system without waiting: a call takes about twenty of them, each some microseconds here and a trip
 * through the thread pool otherwise. Whatever cannot be looked at is as good as not there.
 */

export type Kind = 'file' | 'folder' | 'other' | 'none';

/** What lies at the end of the path's links. */
export function kindOf(target: string): Kind {
  const facts = attempt(() => statSync(target, { throwIfNoEntry: false }));
  if (facts === undefined) return 'none';
  if (facts.isDirectory()) return 'folder';
  return facts.isFile() ? 'file' : 'other';
}

/** The same for the path itself, of which a link is one more kind. */
export function kindOfLink(target: string): Kind | 'link' {
  const facts = attempt(() => lstatSync(target, { throwIfNoEntry: false }));
  if (facts === undefined) return 'none';
  if (facts.isSymbolicLink()) return 'link';
  if (facts.isDirectory()) return 'folder';
  return facts.isFile() ? 'file' : 'other';
}

/** The path without links; undefined when it is not there. */
export function realPath(target: string): string | undefined {
  return attempt(() => realpathSync.native(target));
}

function attempt<Found>(look: () => Found): Found | undefined {
  try {
    return look();
  } catch {
    return undefined;
  }
}
