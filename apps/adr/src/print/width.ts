const zeroWidth = /[\p{M}\p{Cf}]/u;
const doubleWidth =
  /[\u1100-\u115F\u2E80-\u303E\u3041-\u33FF\u3400-\u4DBF\u4E00-\u9FFF\uA000-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFE30-\uFE6F\uFF00-\uFF60\uFFE0-\uFFE6\u{20000}-\u{3FFFD}]|\p{Emoji_Presentation}/u;

/** How many columns a text takes in a terminal; close enough to align and wrap by. */
export function columns(text: string): number {
  // Nearly everything is ASCII, and then this is the length.
  if (/^[\u0020-\u007E]*$/.test(text)) return text.length;
  let width = 0;
  for (const character of text) {
    if (zeroWidth.test(character)) continue;
    width += doubleWidth.test(character) ? 2 : 1;
  }
  return width;
}

export function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columns(text)));
}

/** Cuts a text so that it fits `available` columns beside `taken` ones; whole where any length will do. */
export function cut(text: string, available: number | undefined, taken: number): string {
  const room = Math.max((available ?? Number.POSITIVE_INFINITY) - taken, 20);
  if (columns(text) <= room) return text;
  let kept = '';
  for (const character of text) {
    if (columns(kept + character) > room - 1) break;
    kept += character;
  }
  return `${kept}…`;
}
