import { realpathSync } from 'node:fs';
import path from 'node:path';
import { kindOfLink } from './look.ts';
import type { AbsoluteDir } from './types.ts';

/** Whether `inner` is `outer` or lies below it. Compared segment by segment: `/repo-evil` is not inside `/repo`. */
export function isInside(outer: string, inner: string, dialect: path.PlatformPath = path): boolean {
  const way = dialect.relative(outer, inner);
  return way === '' || (way.split(dialect.sep)[0] !== '..' && !dialect.isAbsolute(way));
}

/** `inner` as seen from `outer`, `/` separated; `.` for the same directory. Only for paths inside `outer`. */
export function shownFrom(outer: string, inner: string): string {
  return path.relative(outer, inner).replaceAll(path.sep, '/') || '.';
}

export type Resolved =
  /** `real` is without links; `exists` is false when the path, or a part of it, is not there. */
  | { readonly inside: true; readonly exists: boolean; readonly real: AbsoluteDir }
  | { readonly inside: false; readonly because: 'leads-out' | 'not-readable' };

/**
 * Follows every link of `target` and says whether it ends inside `root`, which must be a real path. A part that is
 * missing is judged by the last part that is there; a link that leads nowhere counts as outside, because nobody can
 * say where it will lead.
 */
export async function resolveInside(root: AbsoluteDir, target: string): Promise<Resolved> {
  const real = realOrCode(target);
  if (typeof real === 'string') {
    return isInside(root, real)
      ? { inside: true, exists: true, real: real as AbsoluteDir }
      : out('leads-out');
  }
  if (real.code === 'EACCES' || real.code === 'EPERM') return out('not-readable');
  if (real.code !== 'ENOENT' && real.code !== 'ENOTDIR') return out('leads-out');
  const parent = path.dirname(target);
  // There, but leading nowhere: a link whose end nobody can judge.
  if (parent === target || kindOfLink(target) !== 'none') return out('leads-out');
  const above = await resolveInside(root, parent);
  if (!above.inside) return above;
  return { inside: true, exists: false, real: path.join(above.real, path.basename(target)) as AbsoluteDir };
}

function out(because: 'leads-out' | 'not-readable'): Resolved {
  return { inside: false, because };
}

function realOrCode(target: string): string | { readonly code: unknown } {
  try {
    return realpathSync.native(target);
  } catch (error) {
    return { code: error instanceof Error && 'code' in error ? error.code : undefined };
  }
}
