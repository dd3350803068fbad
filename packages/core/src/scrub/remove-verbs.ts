import { firstUnits } from './invisible.ts';
import { programName } from './program.ts';
import { readingsOf } from './readings.ts';
import { unquoted } from './unquoted.ts';
import { verbSpans, type Span } from './verb-spans.ts';

/** What stands where a record-writing verb was. */
const removed = '[removed]';

// An `adr` with something invisible between its letters, told by UTF-16 units: `programName` looks closely.
const inside = `[${firstUnits}\\uDC00-\\uDFFF]`;
const hiddenProgram = new RegExp(`a(?:${inside}+d${inside}*|d${inside}+)r`);

/**
 * Replaces every record-writing verb that an `adr` program is called with, however the text is read. Each character
 * is looked at a bounded number of times: a search goes on where the last one stopped.
 */
export function removeVerbs(text: string): string {
  const spans = spansIn(text);
  for (const reading of [...readingsOf(text), ...unquoted(text)]) {
    for (const [start, stop] of spansIn(reading.text)) {
      const from = reading.originOf(start);
      spans.push([from, reading.originOf(stop - 1) + 1]);
    }
  }
  return spans.length === 0 ? text : replaced(text, spans);
}

function spansIn(text: string): Span[] {
  const spans: Span[] = [];
  const needle = hiddenProgram.test(text) ? 'a' : 'adr';
  let at = text.indexOf(needle);
  while (at !== -1) {
    const name = programName(text, at);
    let resumeAt = at + 1;
    if (name !== undefined) {
      const found = verbSpans(text, name);
      // A version that nothing follows may be a package: `adr@adrkit/cli new`.
      if (found.resumeAt > name.end) resumeAt = found.resumeAt;
      for (const span of found.spans) spans.push(span);
    }
    at = text.indexOf(needle, resumeAt);
  }
  return spans;
}

/** Spans of different readings may overlap: then they are one. */
function replaced(text: string, spans: Span[]): string {
  let result = '';
  let copied = 0;
  for (const [start, stop] of spans.toSorted(([a], [b]) => a - b)) {
    if (start >= copied) result += text.slice(copied, start) + removed;
    copied = Math.max(copied, stop);
  }
  return result + text.slice(copied);
}
