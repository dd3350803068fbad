/**
 * Characters a reader does not see but a model or a terminal does: C0 (but tab and line ends), DEL, C1, bidirectional
 * controls, zero-width space and joiners of words, the Tags block and
 * the supplementary variation selectors. Joiners and variation selectors of emoji are
 * ordinary text, and so is a no-break space.
 */
const HIDDEN =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]|[\u{E0100}-\u{E01EF}]/u;
const HIDDEN_ALL = new RegExp(HIDDEN, 'gu');

/** A flag such as Scotland's is a black flag, lower-case tag letters and a cancel tag. */
const TAG_FLAG = /\u{1F3F4}[\u{E0030}-\u{E0039}\u{E0061}-\u{E007A}]{1,6}\u{E007F}/gu;

export interface HiddenText {
  /** Counts from 1. */
  readonly line: number;
  /** Such as `U+200B`, distinct, in order of appearance. */
  readonly codePoints: readonly string[];
}

/** How much of a line is looked at from its first hidden character on: a whole record may be one line. */
const SPAN = 4096;

/** The first `most` lines that hold hidden characters. */
export function findHiddenText(text: string, most: number): readonly HiddenText[] {
  const found: HiddenText[] = [];
  const hidden = new RegExp(HIDDEN_ALL);
  let line = 1;
  let counted = 0;
  for (let match = hidden.exec(text); match !== null && found.length < most; match = hidden.exec(text)) {
    for (
      let at = text.indexOf('\n', counted);
      at !== -1 && at < match.index;
      at = text.indexOf('\n', counted)
    ) {
      line += 1;
      counted = at + 1;
    }
    const next = text.indexOf('\n', match.index);
    const end = next === -1 ? text.length : next;
    // A flag begins two units before the first tag letter of its own.
    const part = text.slice(Math.max(counted, match.index - 2), Math.min(end, match.index + SPAN));
    const points = part.replaceAll(TAG_FLAG, '').match(HIDDEN_ALL);
    if (points !== null) found.push({ line, codePoints: [...new Set(points.map(nameOf))] });
    hidden.lastIndex = points === null ? Math.min(end, match.index + SPAN) : end;
  }
  return found;
}

/** Writes hidden characters out, so that a message that quotes a file stays readable. */
export function showHiddenText(text: string): string {
  return text.replaceAll(HIDDEN_ALL, (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`);
}

function nameOf(char: string): string {
  return `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
