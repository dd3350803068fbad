import { escapeControls, escapeLine, suspiciousUnits } from './escape-controls.ts';
import { firstUnits } from './invisible.ts';
import { removeVerbs } from './remove-verbs.ts';

// What a text must hold for anything to change: the letters of `adr`, perhaps with something invisible between them,
// a backslash, or a character that is escaped. One pass, so that the usual text costs less than it cost to parse.
const unseen = String.raw`${firstUnits}\uDC00-\uDFFF`;
const program = `a(?:d[r${unseen}]|[${unseen}])`;
const notable = new RegExp(`${program}|[\\\\${suspiciousUnits}]`);
const notableInLine = new RegExp(`${program}|[\\\\\t\n${suspiciousUnits}]`);

/**
 * The text as a model or a person may see it: no record-writing `adr` subcommand is named and every control
 * character is visible. Idempotent, linear in the length, and ordinary text comes back as it was.
 */
export function scrubText(text: string): string {
  return notable.test(text) ? scrubWith(escapeControls, text) : text;
}

/** As `scrubText`, for text that must stay on its line: a newline or tab becomes visible too. */
export function scrubLine(text: string): string {
  return notableInLine.test(text) ? scrubWith(escapeLine, text) : text;
}

function scrubWith(escape: (text: string) => string, text: string): string {
  const removed = removeVerbs(text);
  const escaped = escape(removed);
  // An escape is part of the word it stands in, which another word may then follow; and a sequence that steers a terminal
  // is read here, whichever way it was written.
  return escaped === removed ? removed : removeVerbs(escaped);
}
