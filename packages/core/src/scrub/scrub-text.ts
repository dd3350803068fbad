import { escapeControls, escapeLine } from './escape-controls.ts';
import { removeVerbs } from './remove-verbs.ts';

/**
 * The text as a model or a person may see it: no record-writing `adr` subcommand is named and every control
 * character is visible. Idempotent, linear in the length, and ordinary text comes back as it was.
 */
export function scrubText(text: string): string {
  return scrubWith(escapeControls, text);
}

/** As `scrubText`, for text that must stay on its line: a newline or tab becomes visible too. */
export function scrubLine(text: string): string {
  return scrubWith(escapeLine, text);
}

function scrubWith(escape: (text: string) => string, text: string): string {
  const removed = removeVerbs(text);
  const escaped = escape(removed);
  // An escape is part of the word it stands in, which another word may then follow.
  return escaped === removed ? removed : removeVerbs(escaped);
}
