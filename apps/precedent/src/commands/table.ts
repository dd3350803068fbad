import type { Flag, Line } from '../arguments/parse.ts';
import type { Session } from '../session.ts';

/** One command: how it is called, and its code, loaded only when it runs. */
export interface Command {
  /** Its words, as typed after `precedent`. */
  readonly name: string;
  /** What stands behind them, in the words of the usage line; each is needed. */
  readonly operands: readonly string[];
  readonly flags: readonly Flag[];
  run(session: Session, line: Line, operands: readonly string[]): Promise<number>;
}

/** Every command. The help text is written beside it, and a test holds the two together. */
export const commands: readonly Command[] = [
  {
    name: 'doctor',
    operands: [],
    flags: ['cwd', 'dir', 'json'],
    run: async (session, line) => (await import('./doctor.ts')).doctor(session, line),
  },
  {
    name: 'agent check',
    operands: ['FILE'],
    flags: ['live', 'copilot', 'json'],
    run: async (session, line, [file = '']) =>
      (await import('./agent-check.ts')).agentCheck(session, line, file),
  },
  {
    name: 'agent run',
    operands: ['FILE'],
    flags: ['prompt', 'resume', 'copilot', 'cwd'],
    run: async (session, line, [file = '']) => (await import('./agent-run.ts')).agentRun(session, line, file),
  },
];

/** The command that a line's words begin with, and the words behind it. */
export function findCommand(
  words: readonly string[],
): { readonly command: Command; readonly operands: readonly string[] } | undefined {
  for (const command of commands) {
    const own = command.name.split(' ');
    if (own.every((word, index) => words[index] === word))
      return { command, operands: words.slice(own.length) };
  }
  return undefined;
}
