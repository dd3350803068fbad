import { scrubText } from '../scrub/scrub-text.ts';

const mark = '…';

/**
 * The text in at most `most` code units, cut between code points, with `…` where something is missing. Scrubbed
 * again, because a cut can make a word of a longer one; that may add a few characters.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(0, most - mark.length);
  const splits = isHighSurrogate(text.charCodeAt(end - 1));
  return scrubText(text.slice(0, splits ? end - 1 : end) + mark);
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}
