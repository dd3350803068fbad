import { nearest } from '../arguments/suggest.ts';
import { oneLine } from '../print/escape.ts';
import { refuse } from '../refuse.ts';
import type { Session } from '../session.ts';
import { commands, isCommand } from './table.ts';

/** Words people try for something that has another name here. */
const synonyms = new Map([
  ['version', 'adr --version'],
  ['ls', 'adr list'],
  ['cat', 'adr show ID'],
  ['view', 'adr show ID'],
  ['validate', 'adr lint'],
  ['why', 'adr explain PATH'],
]);

export function unknownCommand(session: Session, word: string): number {
  const shown = `“${oneLine(word, 60)}” is not a command; this adr only reads records.`;
  const other = synonyms.get(word);
  if (other !== undefined) return refuse(session, shown, other);
  const guess = nearest(word, Object.keys(commands));
  if (guess === undefined || !isCommand(guess)) return refuse(session, shown, 'adr help');
  return refuse(session, `${shown} Did you mean ${guess}?`, commands[guess].synopsis);
}
