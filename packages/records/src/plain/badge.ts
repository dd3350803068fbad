import { badgeStatus } from '../status/inline.ts';
import { readStatement } from '../status/statement.ts';
import type { Outline } from './outline.ts';

const PICTURE = /!\[([^[\]]*)\]\(\s*([^()\s]+)[^()]*\)/g;
/** Without a label, only a word that means nothing else on a badge. */
const WORD = /^(?:proposed|accepted|approved|rejected|deprecated|superseded)$/i;
const MOST_LINES = 40;

/** The status that a badge above line `to` shows: ![Status](https://…/badge/status-accepted-green). */
export function badgeIn({ lines }: Outline, to: number): string | undefined {
  for (const line of lines.slice(0, Math.min(to, MOST_LINES))) {
    if (line.length > 2000 || !line.includes('![')) continue;
    for (const [, text = '', address = ''] of line.matchAll(PICTURE)) {
      const said = badgeStatus(address) ?? (WORD.test(text.trim()) ? text : '');
      if (said !== '' && readStatement(said).how === 'stated') return said;
    }
  }
  return undefined;
}
