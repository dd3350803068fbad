const mark = '…';

/**
 * The text in at most `most` code units, cut between code points, with `…` where something is missing. What comes out
 * has to be scrubbed again: a cut can make another word of a longer one.
 */
export function clip(text: string, most: number): string {
  if (text.length <= most) return text;
  const end = Math.max(0, most - mark.length);
  const splits = isHighSurrogate(text.charCodeAt(end - 1));
  return text.slice(0, splits ? end - 1 : end) + mark;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd8_00 && unit <= 0xdb_ff;
}
