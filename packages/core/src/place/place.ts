import type { FailureCode } from '../codes/table.ts';
import { kindOf, realPath } from '../paths/look.ts';
import type { AbsoluteDir, RepoPath } from '../paths/types.ts';
import type { CorpusRef } from '../query.ts';
import type { Workspace } from '../session/workspace.ts';
import { barredDirectories, type Barred } from './barred.ts';
import { findCorpus, type NamedFolder } from './corpus.ts';
import { findRoot } from './root.ts';

export interface PlaceRequest {
  readonly workspace: Workspace | undefined;
  readonly dir: RepoPath | undefined;
  /** `ADRKIT_DIR` where the environment is the user's own, else undefined. */
  readonly corpusFromEnvironment: string | undefined;
  readonly barred: Barred;
}

export type Place =
  | {
      readonly ok: true;
      readonly root: AbsoluteDir;
      /** False when no `.git` was found: then the root is the session directory, and nothing can be "changed". */
      readonly workTree: boolean;
      readonly corpus: CorpusRef;
    }
  | {
      readonly ok: false;
      readonly code: FailureCode;
      /** What was found before the folder of records was refused, and that folder. */
      readonly refused?: Refused;
    };

export interface Refused {
  readonly root: AbsoluteDir;
  readonly workTree: boolean;
  readonly named: NamedFolder;
}

/**
 * From the session directory to the root and the folder of records, with every link followed and without git.
 * Codes: `no-workspace`, `symlink-escape`, `corpus-not-found`, `corpus-not-readable`.
 */
export async function findPlace(request: PlaceRequest): Promise<Place> {
  const { workspace, dir, corpusFromEnvironment: fromEnvironment } = request;
  const directory = workspace && realDirectory(workspace.directory);
  if (directory === undefined) return { ok: false, code: 'no-workspace' };
  const isBarred = barredDirectories(request.barred);
  if (isBarred(directory)) return { ok: false, code: 'no-workspace' };

  const found = findRoot(directory, isBarred);
  const root = found ?? directory;
  const corpus = await findCorpus({ root, dir, fromEnvironment });
  // Nobody named this directory, and nothing in it says that it is the one meant.
  const stray = workspace?.guessed === true && found === undefined && !(corpus.ok && corpus.exists);
  if (stray) return { ok: false, code: 'no-workspace' };
  const workTree = found !== undefined;
  if (corpus.ok) return { ok: true, root, workTree, corpus: corpus.corpus };
  return { ok: false, code: corpus.code, refused: { root, workTree, named: corpus.named } };
}

function realDirectory(directory: AbsoluteDir): AbsoluteDir | undefined {
  const real = realPath(directory);
  return real !== undefined && kindOf(real) === 'folder' ? (real as AbsoluteDir) : undefined;
}
