import path from 'node:path';
import type { CorpusLocation } from '../engine.ts';

/** The corpus directory as findings show it: from the root, `/` separated; `.` when it is the root itself. */
export function shownDir({ root, dir }: CorpusLocation): string {
  const relative = path.relative(root, dir);
  return relative === '' ? '.' : relative.split(path.sep).join('/');
}

/** A name below a shown directory. */
export function joinShown(dir: string, name: string): string {
  return dir === '.' ? name : `${dir}/${name}`;
}
