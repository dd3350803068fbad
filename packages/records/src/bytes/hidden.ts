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

/** Every line that holds hidden characters. */
export function findHiddenText(text: string): readonly HiddenText[] {
  if (!HIDDEN.test(text)) return [];
  const found: HiddenText[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const points = line.replaceAll(TAG_FLAG, '').match(HIDDEN_ALL);
    if (points !== null) found.push({ line: index + 1, codePoints: [...new Set(points.map(nameOf))] });
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
