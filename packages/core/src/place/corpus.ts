import path from 'node:path';
import { isRooted } from '../paths/absolute.ts';
import { isInside, resolveInside, shownFrom } from '../paths/inside.ts';
import { kindOf, realPath } from '../paths/look.ts';
import type { AbsoluteDir, RepoPath } from '../paths/types.ts';
import type { CorpusRef } from '../query.ts';
import { adrDirFolder, log4brainsFolders } from './named-folders.ts';

/** Where teams keep their records, in the order they are looked for. */
export const usualFolders = ['docs/adr', 'doc/adr', 'docs/decisions', 'docs/architecture/decisions'] as const;

export interface CorpusRequest {
  /** A real path. */
  readonly root: AbsoluteDir;
  readonly dir: RepoPath | undefined;
  /** `ADRKIT_DIR` where the environment is the user's own, else undefined. */
  readonly fromEnvironment: string | undefined;
}

export type FoundCorpus =
  | { readonly ok: true; readonly corpus: CorpusRef; readonly exists: boolean }
  | {
      readonly ok: false;
      readonly code: 'symlink-escape' | 'corpus-not-found' | 'corpus-not-readable';
      readonly named: NamedFolder;
    };

/** A folder as it was written, and where: for the person at the machine, never for an outcome. */
export interface NamedFolder {
  readonly origin: CorpusRef['origin'];
  readonly folder: string;
}

/** The folder of records for one call, and the others that would also do. Opens nothing in it. */
export async function findCorpus({ root, dir, fromEnvironment }: CorpusRequest): Promise<FoundCorpus> {
  const existing = await existingCandidates(root);
  if (dir !== undefined) return inRoot(root, { origin: 'argument', folder: dir }, existing);
  if (fromEnvironment) return anywhere(root, fromEnvironment, existing);
  return inRoot(root, existing[0] ?? { origin: 'default', folder: usualFolders[0] }, existing);
}

async function existingCandidates(root: AbsoluteDir): Promise<readonly NamedFolder[]> {
  const [adrDir, log4brains] = [adrDirFolder(root), log4brainsFolders(root)];
  const candidates: readonly NamedFolder[] = [
    ...usualFolders.map((folder): NamedFolder => ({ origin: 'found', folder })),
    ...adrDir.map((folder): NamedFolder => ({ origin: 'adr-dir', folder })),
    ...log4brains.map((folder): NamedFolder => ({ origin: 'log4brains', folder })),
  ];
  return candidates.filter(({ folder }) => kindOf(path.resolve(root, folder)) === 'folder');
}

/** A folder that the model or the repository named: wherever its links lead, it must stay inside the root. */
async function inRoot(
  root: AbsoluteDir,
  { origin, folder }: NamedFolder,
  existing: readonly NamedFolder[],
): Promise<FoundCorpus> {
  const resolved = await resolveInside(root, path.resolve(root, folder));
  if (!resolved.inside) {
    const code = resolved.because === 'leads-out' ? 'symlink-escape' : 'corpus-not-readable';
    return { ok: false, code, named: { origin, folder } };
  }
  const { real, exists } = resolved;
  const shown = shownFrom(root, real);
  return {
    ok: true,
    exists,
    corpus: { absolute: real, shown, origin, others: await others(root, real, existing) },
  };
}

/** A folder that the user named in the environment: trusted, so it may be absolute or outside. */
async function anywhere(
  root: AbsoluteDir,
  folder: string,
  existing: readonly NamedFolder[],
): Promise<FoundCorpus> {
  if (isRooted(folder) && !path.isAbsolute(folder)) {
    return { ok: false, code: 'corpus-not-found', named: { origin: 'environment', folder } };
  }
  const written = path.resolve(root, folder);
  const real = realPath(written) as AbsoluteDir | undefined;
  const absolute = real ?? (written as AbsoluteDir);
  const shown = isInside(root, absolute) ? shownFrom(root, absolute) : absolute;
  const corpus: CorpusRef = {
    absolute,
    shown,
    origin: 'environment',
    others: await others(root, absolute, existing),
  };
  return { ok: true, exists: real !== undefined, corpus };
}

async function others(
  root: AbsoluteDir,
  chosen: string,
  existing: readonly NamedFolder[],
): Promise<string[]> {
  const resolved = await Promise.all(
    existing.map(({ folder }) => resolveInside(root, path.resolve(root, folder))),
  );
  const real = resolved.flatMap((each) => (each.inside && each.real !== chosen ? [each.real] : []));
  return [...new Set(real)].map((folder) => shownFrom(root, folder));
}
