import type { FailureCode } from '../codes/table.ts';
import type { Considered, Environment } from '../engine/types.ts';
import type { FolderState } from '../folders/folder-state.ts';
import type { AbsoluteDir, RepoPath } from '../paths/types.ts';
import type { Refused } from '../place/place.ts';
import type { CorpusRef, EngineIdentity } from '../query.ts';

/** What would happen here, and why. Meant for the user at the machine: unlike an outcome, it names paths. */
export interface Inspection {
  readonly directory: InspectedDirectory;
  readonly place: InspectedPlace;
  readonly engine: InspectedEngine;
  /** What the chosen engine says about the records, asked for real; absent where there is nobody to ask. */
  readonly answer?: InspectedAnswer;
  /** Which revision changed files are compared with; absent outside a work tree. */
  readonly changed?: InspectedChanges;
  readonly folders: readonly InspectedFolder[];
  readonly node: { readonly version: string; readonly supported: boolean };
  readonly git: { readonly version?: string; readonly trouble?: FailureCode };
  readonly environment: InspectedEnvironment;
  /** What a person should do something about; empty when everything would answer. */
  readonly attention: readonly Attention[];
}

export interface InspectedDirectory {
  readonly path?: string;
  readonly from: '--cwd' | 'PRECEDENT_CWD' | 'CLAUDE_PROJECT_DIR' | 'current directory';
}

export type InspectedPlace =
  | {
      readonly ok: true;
      readonly root: AbsoluteDir;
      readonly workTree: boolean;
      readonly corpus: CorpusRef;
      /** Whether the folder of records is there. */
      readonly there: boolean;
    }
  | { readonly ok: false; readonly code: FailureCode; readonly refused?: Refused };

export interface InspectedEngine {
  readonly ok: boolean;
  readonly answers?: EngineIdentity;
  readonly considered: readonly Considered[];
}

export type InspectedAnswer =
  | { readonly ok: true; readonly records: number; readonly errors: number; readonly warnings: number }
  | { readonly ok: false; readonly code: FailureCode; readonly message?: string; readonly exitCode?: number };

export type InspectedChanges =
  | { readonly ok: true; readonly base: string | null; readonly files: number; readonly why?: string }
  | { readonly ok: false; readonly code: FailureCode };

export interface InspectedFolder {
  readonly holds: 'configuration' | 'state' | 'cache';
  readonly path: string;
  readonly state: FolderState;
}

export interface InspectedEnvironment {
  /** Variables that count here, with their values: none of them is a secret. */
  readonly recognised: readonly { readonly name: string; readonly value: string }[];
  /** Names that look like ours and mean nothing to us. Never a value. */
  readonly unknown: readonly string[];
  /** Variables whose value is not one they can have. Never the value. */
  readonly mistakes: readonly { readonly name: string; readonly sentence: string }[];
}

export interface Attention {
  readonly about: string;
  readonly what: string;
  readonly next: string;
}

/** What the command knows of the process it runs in. */
export interface InspectRequest {
  readonly env: Environment;
  readonly platform: NodeJS.Platform;
  /** The running Node: its file, and its version as `v20.19.0`. */
  readonly node: string;
  readonly nodeVersion: string;
  readonly home: string | undefined;
  readonly installFolders: readonly string[];
  readonly processDirectory: string | undefined;
  /** `--cwd`, absolute. */
  readonly flagDirectory: string | undefined;
  /** `--dir`. */
  readonly dir: RepoPath | undefined;
  readonly signal: AbortSignal;
}
