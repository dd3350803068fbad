import { escapeLine } from '@precedent/core';
import { readAudit } from '@precedent/mcp-bridge';
import type { Line } from '../../arguments/parse.ts';
import { jsonText } from '../../print/escape.ts';
import { refuse } from '../../refuse.ts';
import { exitCodes, type Session } from '../../session.ts';
import { surroundingsOf } from '../../surroundings.ts';

const usualLines = 50;

/** The last entries of the audit log, oldest first; of one plugin where it is named. */
export async function logs(session: Session, line: Line, plugin: string | undefined): Promise<number> {
  const most = line.lines === undefined ? usualLines : Number(line.lines);
  if (!Number.isSafeInteger(most) || most < 1) return refuse(session, '--lines is a number of 1 or more.');
  const entries = await readAudit(surroundingsOf(session, 'user'), most, plugin);
  if (line.json) session.out(jsonText({ entries }));
  else if (entries.length === 0) session.out('Nothing has been logged.\n');
  else session.out(`${entries.map(lineOf).join('\n')}\n`);
  return exitCodes.fine;
}

const order = ['at', 'event', 'plugin', 'server', 'tool', 'outcome'];

function lineOf(entry: Readonly<Record<string, unknown>>): string {
  const head = order.flatMap((key) => (entry[key] === undefined ? [] : [plain(entry[key])]));
  const rest = Object.entries(entry).filter(([key]) => !order.includes(key));
  return escapeLine([...head, ...rest.map(([key, value]) => `${key}=${plain(value)}`)].join('  '));
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
