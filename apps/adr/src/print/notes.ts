import type { Finding, Unreadable, Unscoped } from '@precedent/records';
import type { Place } from '../place/place.ts';
import { oneLine } from './escape.ts';
import type { Sheet } from './page.ts';
import { count, few } from './words.ts';
import { hang } from './wrap.ts';

/** What an answer does not say by itself: one sentence each, with the command that says more. */
export function printNotes(sheet: Sheet, notes: readonly string[]): void {
  if (notes.length === 0) return;
  sheet.line();
  for (const note of notes) for (const line of hang('', note, sheet.width)) sheet.line(line);
}

/** Findings but those that a note below says better, once for all records. */
export function besideNotes(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }) => rule !== 'record-unreadable');
}

/** An empty answer is no permission: some live decisions declare no scope, and broken ones cannot speak. */
export function recordNotes(unscoped: Unscoped, unreadable: Unreadable, place: Place): string[] {
  const notes: string[] = [];
  if (unreadable.count > 0) {
    const paths = few(
      unreadable.paths.slice(0, 3).map((path) => oneLine(path)),
      3,
    );
    const more = unreadable.count > 3 ? ` and ${unreadable.count - 3} more` : '';
    notes.push(
      `${count(unreadable.count, 'record')} could not be read, so a decision may be missing: ${paths}${more}. See: adr lint`,
    );
  }
  if (unscoped.count > 0) notes.push(unscopedNote(unscoped));
  const others = place.others();
  if (others.length > 0)
    notes.push(
      `Not read, though it looks like a folder of records: ${few(
        others.map((dir) => oneLine(dir)),
        5,
      )}. See: adr list --dir ${oneLine(others[0] ?? '')}`,
    );
  return notes;
}

function unscopedNote({ count: number, scoped }: Unscoped): string {
  if (scoped === 0 && number > 1)
    return `None of the ${number} live decisions declares a scope, so each may apply. See: adr list`;
  const subject = number === 1 ? '1 live decision declares' : `${number} live decisions declare`;
  return `${subject} no scope and may apply as well. See: adr list`;
}
