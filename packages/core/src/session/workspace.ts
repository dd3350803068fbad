import type { AbsoluteDir } from '../paths/types.ts';

/** The directory a call is about. */
export interface Workspace {
  readonly directory: AbsoluteDir;
  /** Nobody named it: it is merely where the process was started. It then counts only if it looks like a project. */
  readonly guessed: boolean;
}

/** Asked anew for each call; undefined when no directory is known. */
export type WorkspaceSource = (signal: AbortSignal) => Promise<Workspace | undefined>;
