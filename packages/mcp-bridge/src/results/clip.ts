import type { ResultLimit } from '@precedent/core';

/** The size of a text in the limit's unit. */
export function sizeOf(text: string, { unit }: ResultLimit): number {
  return unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}

/** The text, or its beginning with a line that says how much there was. Never half a character. */
export function clipText(text: string, most: number, limit: ResultLimit): string {
  const size = sizeOf(text, limit);
  if (size <= most) return text;
  const note = `\n[Shortened: this is the beginning of ${size} ${limit.unit}. Ask for less.]`;
  const room = Math.max(0, most - note.length);
  const beginning =
    limit.unit === 'bytes'
      ? Buffer.from(text)
          .subarray(0, room)
          .toString('utf8')
          .replace(/\uFFFD+$/u, '')
      : text.slice(0, room).replace(/[\uD800-\uDBFF]$/u, '');
  return beginning + note;
}
