import type { AbsoluteDir, Environment, UserFolders } from '@precedent/core';
import type { ManifestProblem } from '../manifest/problem.ts';
import type { Manifest } from '../manifest/read.ts';

/** What the bridge knows of the machine and its user. */
export interface Surroundings {
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
  /** The Node that runs scripts where the system cannot start them, absolute. */
  readonly node: string;
  readonly home: string | undefined;
  /** Undefined where there is no home: then no plugin is granted. */
  readonly folders: UserFolders | undefined;
  /** The repository that is worked in: no folder, grant or program of it is used. */
  readonly root: AbsoluteDir | undefined;
}

/** A folder that holds a `plugin.json`, whether or not it reads. */
export interface FoundPlugin {
  /** The folder without links, absolute. */
  readonly directory: string;
  /** The manifest's id, or else the folder's name. */
  readonly id: string;
  readonly manifest: Manifest | undefined;
  /** Why it is not used; empty when it is. */
  readonly problems: readonly ManifestProblem[];
}

export interface UsablePlugin extends FoundPlugin {
  readonly manifest: Manifest;
}
