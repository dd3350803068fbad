import { clip } from '../render/clip.ts';
import { escapeLine } from '../scrub/escape-controls.ts';
import { scrubText } from '../scrub/scrub-text.ts';

/** Text of a record on one line, so that it cannot pass for a line of ours: at most `most` characters, scrubbed. */
export function quote(text: string, most: number): string {
  return clip(scrubText(text.replace(/[ \t-\r\u2028\u2029]+/gu, ' ').trim()), most);
}

/** A path or a pattern as a person would read it, on one line. */
export function name(path: string): string {
  return clip(escapeLine(path), 300);
}

export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** `a, b, c and 4 more`. */
export function few(items: readonly string[], most: number): string {
  const shown = items.slice(0, most).join(', ');
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}

/** The text as one sentence, whatever it ended with. */
export function sentence(text: string): string {
  return /[.!?…:]$/u.test(text) ? text : `${text}.`;
}
