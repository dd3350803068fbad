export type Shell = 'sh' | 'powershell';

/** `ask`: the command line would write a decision record, so a person should see it first. */
export type Verdict = 'pass' | 'ask';

/** Text that a command reads from its standard input, as far as the command line says what it is. */
export interface Stdin {
  readonly text: string;
  /** An unquoted here-document: the substitutions in it run. */
  readonly live: boolean;
}

/** One command of a script, its words as the shell would pass them on. */
export interface Command {
  readonly words: readonly string[];
  readonly stdin: readonly Stdin[];
  /** The command that is piped into this one. */
  readonly from: Command | undefined;
}
