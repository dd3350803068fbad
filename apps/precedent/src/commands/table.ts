import type { Flag, Line } from '../arguments/parse.ts';
import type { Session } from '../session.ts';

/** One command: how it is called, and its code, loaded only when it runs. */
export interface Command {
  /** Its words, as typed after `precedent`. */
  readonly name: string;
  /** What stands behind them, in the words of the usage line; each is needed but those in brackets. */
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
  {
    name: 'mcp',
    operands: [],
    flags: ['cwd', 'plugins', 'plugin'],
    run: async (session, line) => (await import('./mcp.ts')).mcp(session, line),
  },
  {
    name: 'plugins list',
    operands: [],
    flags: ['plugin', 'json'],
    run: async (session, line) => (await import('./plugins/list.ts')).list(session, line),
  },
  {
    name: 'plugins show',
    operands: ['ID'],
    flags: ['plugin', 'local', 'remote', 'home', 'json'],
    run: async (session, line, [id = '']) => (await import('./plugins/show.ts')).show(session, line, id),
  },
  {
    name: 'plugins grant',
    operands: ['ID'],
    flags: ['plugin', 'accept', 'local', 'remote', 'home', 'server', 'max-tools', 'max-pages', 'json'],
    run: async (session, line, [id = '']) => (await import('./plugins/grant.ts')).grant(session, line, id),
  },
  {
    name: 'plugins revoke',
    operands: ['ID'],
    flags: ['json'],
    run: async (session, line, [id = '']) => (await import('./plugins/revoke.ts')).revoke(session, line, id),
  },
  {
    name: 'plugins check',
    operands: ['FILE'],
    flags: ['json'],
    run: async (session, line, [file = '']) =>
      (await import('./plugins/check.ts')).check(session, line, file),
  },
  {
    name: 'plugins logs',
    operands: ['[ID]'],
    flags: ['lines', 'json'],
    run: async (session, line, [id]) => (await import('./plugins/logs.ts')).logs(session, line, id),
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
