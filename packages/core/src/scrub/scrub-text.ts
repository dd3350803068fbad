import { escapeControls } from './escape-controls.ts';
import { removeVerbs } from './remove-verbs.ts';

/**
 * The text as a model or a person may see it: no record-writing `adr` subcommand is named and every control
 * character is visible. Idempotent, linear in the length, and ordinary text comes back as it was.
 */
export function scrubText(text: string): string {
  return escapeControls(removeVerbs(text));
}
