import { escapeLine } from '@precedent/core';

/**
 * Text that somebody else wrote, on one line: what a terminal would obey becomes visible, and it is cut at `limit`
 * characters.
 */
export function oneLine(text: string, limit = 200): string {
  // A character is at most two units long, so this is enough to tell whether there are too many.
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  return escapeLine(characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text);
}
