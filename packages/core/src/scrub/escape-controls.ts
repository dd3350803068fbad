// A flag of England, Scotland or Wales: a black flag, its letters as Tags, a cancel tag. Unicode recommends no other.
const flag = String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`;
// C0 but tab and newline, DEL, C1, the line and paragraph separators, and every bidi control.
const controls = String.raw`[\0-\x08\x0B-\x1F\x7F-\x9F\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]`;
const tags = String.raw`[\u{E0000}-\u{E007F}]`;
// No emoji or ideograph has more than one variation selector; a few doubled ones are typing slips, a run is a message.
const selectors = String.raw`[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`;

const unsafe = new RegExp(`${flag}|\r\n|${controls}|${tags}|(?<=${selectors}{2})${selectors}`, 'gu');
const lineBreaks = /[\t\n]/g;
const hasLineBreak = /[\t\n]/;

// The same by UTF-16 units, and a little more: a text without a match needs no closer look.
const suspicious = new RegExp(String.raw`${controls}|\uDB40|[\uFE00-\uFE0F]{3}`);

/** The UTF-16 units of which at least one stands in every text that `escapeControls` changes, for a character class. */
export const suspiciousUnits: string = String.raw`${controls.slice(1, -1)}\uDB40\uFE00-\uFE0F`;

function escape(character: string): string {
  return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}

/**
 * Makes visible what could steer a terminal or hide text from a reader: each such character becomes `\u{202e}`-like
 * text. Tab and newline stay, CR LF becomes a newline, emoji (flags and ZWJ sequences too) and NBSP stay.
 */
export function escapeControls(text: string): string {
  if (!suspicious.test(text)) return text;
  return text.replace(unsafe, (found) => {
    if (found === '\r\n') return '\n';
    return found.length > 2 ? found : escape(found);
  });
}

/** As `escapeControls`, for text that must stay on its line, such as a file name. */
export function escapeLine(text: string): string {
  const shown = text.includes('\r') ? text.replaceAll('\r', '\\u{d}') : text;
  const escaped = escapeControls(shown);
  return hasLineBreak.test(escaped) ? escaped.replace(lineBreaks, escape) : escaped;
}
