import { escapeControls } from './escape-controls.ts';
import { firstUnits } from './invisible.ts';
import { removeVerbs } from './remove-verbs.ts';

// Any control character or first UTF-16 unit of an invisible one. Ordinary text has none, and one pass says so.
const suspicious = new RegExp(String.raw`[\0-\x08\x0B-\x1F\x7F-\x9F\u2028\u2029${firstUnits}]`);

/**
 * The text as a model or a person may see it: no record-writing `adr` subcommand is named and every control
 * character is visible. Idempotent, linear in the length, and ordinary text comes back as it was.
 */
export function scrubText(text: string): string {
  if (!suspicious.test(text)) return removeVerbs(text, false);
  return escapeControls(removeVerbs(text, true));
}
