import type { Flag, Line } from '../arguments/parse.ts';
import type { Session } from '../session.ts';

export interface Command {
  /** How many words may follow its name. */
  readonly words: number;
  readonly flags: readonly Flag[];
  readonly run: (session: Session, line: Line) => Promise<number>;
}

/** Every command, loaded when it is run. */
export const commands: Readonly<Record<string, Command>> = {
  doctor: {
    words: 0,
    flags: ['cwd', 'dir'],
    run: async (session, line) => (await import('./doctor.ts')).doctor(session, line),
  },
  mcp: {
    words: 0,
    flags: ['cwd', 'plugins', 'plugin'],
    run: async (session, line) => (await import('./mcp.ts')).mcp(session, line),
  },
  plugins: {
    words: 2,
    flags: ['plugin', 'accept', 'max-tools', 'max-pages', 'server', 'home', 'local', 'remote', 'lines'],
    run: async (session, line) => (await import('./plugins.ts')).plugins(session, line),
  },
};
