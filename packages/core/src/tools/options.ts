import type { Environment, EnvTrust } from '../engine/types.ts';
import type { Barred } from '../place/barred.ts';
import type { ResultLimit } from '../render/limits.ts';
import type { WorkspaceSource } from '../session/workspace.ts';

/**
 * What the user set in the host's own configuration, which no repository can write. It counts also where a
 * repository may set the environment, and comes before what the environment says.
 */
export interface Configured {
  /** The `adr` command that answers: absolute, and not in the repository. */
  readonly cli?: string;
  /** The folder of the records, as `ADRKIT_DIR` would name it. */
  readonly corpus?: string;
}

/** What an adapter says about its host, all of it data. */
export interface ToolsOptions {
  readonly env: Environment;
  /** Whether a repository could have put variables into `env`. */
  readonly envTrust: EnvTrust;
  readonly limits: ResultLimit;
  readonly workspace: WorkspaceSource;
  readonly barred: Barred;
  readonly platform: NodeJS.Platform;
  /** The Node that runs scripts, absolute. */
  readonly node: string;
  readonly configured?: Configured;
}
