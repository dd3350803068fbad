import { firstUnits } from './invisible.ts';
import { programName } from './program.ts';
import { verbSpans } from './verb-spans.ts';

/** What stands where a record-writing verb was. */
export const removed = '[removed]';

// An `adr` with something invisible between its letters, told by UTF-16 units: `programName` looks closely. Both
// patterns are one pass each, so that the usual text, which has no match, costs less than it cost to parse.
const inside = `[${firstUnits}\\uDC00-\\uDFFF]`;
const hiddenProgram = new RegExp(`a(?:${inside}+d${inside}*|d${inside}+)r`);

/**
 * Replaces every record-writing verb that an `adr` program is called with. Each character is looked at a bounded
 * number of times: a search goes on where the last one stopped.
 */
export function removeVerbs(text: string): string {
  const needle = hiddenProgram.test(text) ? 'a' : 'adr';
  let result = '';
  let copied = 0;
  let at = text.indexOf(needle);
  while (at !== -1) {
    const name = programName(text, at);
    let resumeAt = at + 1;
    if (name !== undefined) {
      const found = verbSpans(text, name);
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
