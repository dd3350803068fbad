import { programEnd } from './program.ts';
import { verbSpans } from './verb-spans.ts';

/** What stands where a record-writing verb was. */
export const removed = '[removed]';

/**
 * Replaces every record-writing verb that an `adr` program is called with. Each character is looked at a bounded
 * number of times: a search goes on where the last one stopped.
 *
 * @param hidden whether invisible characters may lie inside words; without them a plain search is enough
 */
export function removeVerbs(text: string, hidden: boolean): string {
  const needle = hidden ? 'a' : 'adr';
  let result = '';
  let copied = 0;
  let at = text.indexOf(needle);
  while (at !== -1) {
    const end = programEnd(text, at);
    let resumeAt = at + 1;
    if (end !== -1) {
      const found = verbSpans(text, end);
      resumeAt = found.resumeAt;
      for (const [start, stop] of found.spans) {
        result += text.slice(copied, start) + removed;
        copied = stop;
      }
    }
    at = text.indexOf(needle, resumeAt);
  }
  return copied === 0 ? text : result + text.slice(copied);
}
