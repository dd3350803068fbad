export interface FrontMatter {
  /** The lines between the fences. */
  readonly source: string;
  /** Where the text below the closing fence starts. */
  readonly bodyStart: number;
}

export type FenceReading =
  | { readonly ok: true; readonly frontMatter: FrontMatter }
  | { readonly ok: false; readonly missing: 'opening' | 'closing' };

const CLOSING = /\n---\r?(?:\n|$)/g;

/**
 * Splits a text at its fences: the first line is exactly `---`, and so is the line that closes. Nothing else counts,
 * neither `---js`, nor a blank line before it, nor `...` or `+++`: no other engine ever reads front matter.
 */
export function splitFrontMatter(text: string): FenceReading {
  const start = text.startsWith('---\n') ? 4 : text.startsWith('---\r\n') ? 5 : 0;
  if (start === 0) return { ok: false, missing: 'opening' };
  // The line end of the opening fence may be the one before the closing fence: front matter can be empty.
  CLOSING.lastIndex = start - 1;
  const closing = CLOSING.exec(text);
  if (closing === null) return { ok: false, missing: 'closing' };
  const source = text.slice(start, Math.max(start, closing.index + 1));
  return { ok: true, frontMatter: { source, bodyStart: closing.index + closing[0].length } };
}
