/**
 * Characters that change what a terminal shows instead of being shown: C0 but tab and newline, DEL, C1, the line
 * and paragraph separators, bidi controls, Tags and lone surrogates. Record text is written by somebody else.
 */
const unsafe =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u2069\u{E0000}-\u{E007F}]|\p{Surrogate}/gu;

/** Makes every unsafe character visible; lines and tabs stay as they are. */
export function visible(text: string): string {
  return text.replace(unsafe, escaped);
}

/** The same on one line: newlines become visible too, and the text is cut at `limit` characters. */
export function oneLine(text: string, limit = 200): string {
  // A character is at most two units long, so this is enough to tell whether there are too many.
  const characters = Array.from(text.slice(0, limit * 2 + 2));
  const cut = characters.length > limit ? `${characters.slice(0, limit).join('')}…` : text;
  return visible(cut).replace(/[\n\t]/g, escaped);
}

/** The same JSON, with characters a terminal would obey written as escapes; it parses to equal values. */
export function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2).replace(unsafe, units)}\n`;
}

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${hex(code, 2)}` : `\\u{${hex(code, 4)}}`;
}

function units(character: string): string {
  return [...Array(character.length).keys()].map((i) => `\\u${hex(character.charCodeAt(i), 4)}`).join('');
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
