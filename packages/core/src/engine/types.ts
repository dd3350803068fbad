import type { Engine } from '../query.ts';
import type { RunProcess } from '../process/types.ts';
import type { EngineFiles } from './files.ts';
import type { ReasonCode } from './reasons.ts';

/** A process environment, as the bin was given it. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Whether a repository could have put variables into our environment. */
export type EnvTrust = 'user' | 'repository-may-set';

/** What is started: a program, with the arguments that come before ours (the script, where Node runs one). */
export interface Program {
  /** Absolute. */
  readonly file: string;
  readonly args: readonly string[];
  /** The file that was named or found: the script or shim, not the Node that runs it. */
  readonly named: string;
}

/** One possible engine, and why it was or was not taken. Meant for the user at the machine: it names paths. */
export interface Considered {
  readonly candidate: 'ADRKIT_CLI' | 'repository' | 'PATH' | 'embedded';
  readonly verdict: 'chosen' | 'passed-over' | 'unusable';
  readonly reason: ReasonCode;
  readonly sentence: string;
  /** Absolute, where there is a file to speak of. */
  readonly file?: string;
  readonly version?: string;
}

export interface ChoiceRequest {
  readonly env: Environment;
  readonly envTrust: EnvTrust;
  /** Absolute. */
  readonly root: string;
  readonly platform: NodeJS.Platform;
  /** The Node that runs a script where the system cannot start one by itself, absolute. */
  readonly node: string;
  readonly embedded: Engine;
  /** A program from the user's own configuration of the host: nothing else is tried. */
  readonly cli?: string | undefined;
  readonly runProcess: RunProcess;
  readonly signal: AbortSignal;
  /** The file system, where a test asks about another platform’s. */
  readonly files?: EngineFiles;
}

export type Choice =
  | { readonly ok: true; readonly engine: Engine; readonly considered: readonly Considered[] }
  | {
      readonly ok: false;
      readonly code: 'cli-unresolved' | 'cancelled';
      readonly considered: readonly Considered[];
    };
