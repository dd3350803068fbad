import type { Readable, Writable } from 'node:stream';

/** Everything a command knows of the process it runs in. Only `bin.ts` reads the real one. */
export interface Session {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The running Node, absolute, and its version. */
  readonly node: string;
  readonly nodeVersion: string;
  /** Undefined when the directory is gone. */
  readonly cwd: string | undefined;
  readonly home: string | undefined;
  /** The package that holds the running file: never answered for. */
  readonly installFolders: readonly string[];
  readonly isTerminal: boolean;
  /** Asks one question at the terminal; undefined where nobody can be asked. The answer is undefined when it ended. */
  readonly ask?: (question: string) => Promise<string | undefined>;
  /** Fires when the user interrupts. */
  readonly signal: AbortSignal;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** The process's own streams, for a command that speaks a protocol; whoever takes them ends the process. */
  readonly streams?: () => { readonly stdin: Readable; readonly stdout: Writable };
}

/** What the process ends with. 70 is `EX_SOFTWARE`: a crash must never look like an answer. */
export const exitCodes = { fine: 0, attention: 1, usage: 2, internal: 70 } as const;
