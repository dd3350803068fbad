import type { NoAnswer, RecordEngine } from '@precedent/records';
import { nearest } from '../arguments/suggest.ts';
import { oneLine } from '../print/escape.ts';
import { firstRecord } from '../print/first-record.ts';
import type { Place } from '../place/place.ts';
import { describeProblem } from './problem.ts';

/** Names the records that `show` could have meant: those that share the id or number, or the one with the nearest id. */
export async function whichRecord(
  { problem, paths = [] }: NoAnswer,
  typed: string,
  engine: RecordEngine,
  place: Place,
): Promise<string> {
  if (problem !== 'record-not-found' && problem !== 'record-ambiguous') return describeProblem(problem);
  const shown = `“${oneLine(typed, 80)}”`;
  if (problem === 'record-ambiguous') {
    const named = paths.map((one) => oneLine(one)).join(', ');
    return `Several records share the id ${shown}; name one by its path: ${named}`;
  }
  const listed = await engine.list(place);
  const records = listed.ok ? listed.report.records : [];
  if (listed.ok && records.length === 0) return `There is no record ${shown}, nor any other. ${firstRecord}`;
  const guess = nearest(
    typed,
    records.map(({ recordId }) => recordId),
  );
  const hint = guess === undefined ? 'adr list names them all.' : `Did you mean ${oneLine(guess)}?`;
  return `There is no record ${shown} among ${records.length}. ${hint}`;
}
