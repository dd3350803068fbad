import type { Environment, EnvTrust } from '../engine/types.ts';
import type { Barred } from '../place/barred.ts';
import type { ResultLimit } from '../render/limits.ts';
import type { WorkspaceSource } from '../session/workspace.ts';

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
}
