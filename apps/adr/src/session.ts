/** Everything a command knows of the process it runs in. Only `bin.ts` reads the real one. */
export interface Session {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Absolute, with no symbolic link in it. */
  readonly cwd: string;
  /** The user's home directory: never taken for a repository. */
  readonly home: string;
  readonly now: () => Date;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Asked only when a person reads: finding out costs start-up time. */
  readonly terminal: (stream: 'out' | 'err') => Terminal;
}

export interface Terminal {
  readonly isTTY: boolean;
  /** Absent when the stream is no terminal. */
  readonly columns?: number;
}

/** What the process ends with. 70 is `EX_SOFTWARE`: a crash must never look like an answer. */
export const exitCodes = { fine: 0, found: 1, usage: 2, internal: 70 } as const;
