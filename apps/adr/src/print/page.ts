import type { Session, Terminal } from '../session.ts';
import { createStyle, type Style } from './style.ts';

/** Where a person reads: lines for one stream, the width to wrap at, and the styles that stream may carry. */
export interface Sheet {
  readonly width: number;
  readonly style: Style;
  /** How many columns a table row may take; absent where lines may be of any length. */
  readonly columns?: number;
  readonly line: (text?: string) => void;
  /** Writes what was collected, in one piece. */
  readonly flush: () => void;
}

export interface Page {
  readonly out: Sheet;
  readonly err: Sheet;
}

export function createPage(session: Session): Page {
  return {
    out: createSheet(session.env, session.terminal('out'), session.out),
    err: createSheet(session.env, session.terminal('err'), session.err),
  };
}

function createSheet(env: Session['env'], terminal: Terminal, write: (text: string) => void): Sheet {
  const lines: string[] = [];
  return {
    // Longer lines than about a hundred characters are hard to read, however wide the window is.
    width: Math.min(Math.max(terminal.columns ?? 80, 40), 100),
    style: createStyle(hasColour(env, terminal)),
    ...(terminal.columns === undefined ? {} : { columns: terminal.columns }),
    line: (text = '') => lines.push(`${text}\n`),
    flush: () => {
      if (lines.length > 0) write(lines.join(''));
      lines.length = 0;
    },
  };
}

/** FORCE_COLOR decides when set, then NO_COLOR, then whether it is a terminal that can. */
function hasColour(env: Session['env'], terminal: Terminal): boolean {
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  if ((env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb') return false;
  return terminal.isTTY;
}
