import type { Readable, Writable } from 'node:stream';
import type { MoreTools } from './more-tools.ts';
import type { EnvTrust } from '@precedent/core';

/** Everything the server knows of the process it runs in. */
export interface ServeOptions {
  readonly stdin: Readable;
  readonly stdout: Writable;
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
  /** Tools of somebody else, offered beside our own; made once it is known who set the environment. */
  readonly moreTools?: ((envTrust: EnvTrust) => MoreTools) | undefined;
}
