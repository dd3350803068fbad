import type { Readable, Writable } from 'node:stream';
import type { Configured, EnvTrust } from '@precedent/core';
import type { MoreTools } from './more-tools.ts';
import type { CallResult } from './result.ts';

/** Everything the server knows of the process it runs in. */
export interface ServeOptions {
  readonly stdin: Readable;
  readonly stdout: Writable;
  /** Gets the one line that says why the server ended before its client did; for stderr. */
  readonly warn: (line: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The Node that runs scripts, absolute. */
  readonly node: string;
  readonly home: string | undefined;
  /** Folders that are never answered for. */
  readonly installFolders: readonly string[];
  /** Where the process was started; undefined when that directory is gone. */
  readonly processDirectory: string | undefined;
  /** `--cwd` as it was given. */
  readonly flagDirectory: string | undefined;
  /** Who may have set `env`, where the starter knows. Otherwise the client's name and `env` itself tell. */
  readonly envTrust?: EnvTrust;
  readonly configured?: Configured;
  /** Answers a tool that a host's own hooks call and that no model is shown; undefined when it is none. */
  readonly unlisted?: (name: string, args: unknown, signal: AbortSignal) => Promise<CallResult> | undefined;
  /**
   * Tools of somebody else, offered beside our own; made once it is known who set the environment. It is given what
   * to call when its list has become another one.
   */
  readonly moreTools?: ((envTrust: EnvTrust, onListChange: () => void) => MoreTools) | undefined;
}
