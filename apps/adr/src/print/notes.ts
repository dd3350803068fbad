import type { Finding, Unreadable, Unscoped } from '@precedent/records';
import { oneLine } from './escape.ts';
import type { Sheet } from './page.ts';
import { count, few } from './words.ts';
import { hang } from './wrap.ts';

/** What an answer does not say by itself: one sentence each, with the command that says more. */
export function printNotes(sheet: Sheet, notes: readonly string[]): void {
  if (notes.length === 0) return;
  sheet.line();
  for (const note of notes)
    for (const line of hang('', note, sheet.width)) sheet.line(line.replaceAll(nonBreaking, ' '));
}

const nonBreaking = '\u00A0';

/** A command to type is not broken over two lines. */
function see(typed: string): string {
  return command(`See: ${typed}`);
}

function command(typed: string): string {
  return typed.replaceAll(' ', nonBreaking);
}

/** Findings but those that a note below says better, once for all records. */
export function besideNotes(findings: readonly Finding[]): Finding[] {
  return findings.filter(({ rule }) => rule !== 'record-unreadable');
}

/** An empty answer is no permission: some live decisions declare no scope, and broken ones cannot speak. */
export function recordNotes(unscoped: Unscoped, unreadable: Unreadable, others: readonly string[]): string[] {
  const notes: string[] = [];
  if (unreadable.count > 0) {
    const records = count(unreadable.count, 'record');
    const paths = few(unreadable.paths, 3, unreadable.count);
    notes.push(`${records} could not be read, so a decision may be missing: ${paths}. ${see('adr lint')}`);
  }
  if (unscoped.count > 0) notes.push(unscopedNote(unscoped));
  const [other] = others;
  if (other !== undefined) {
    const folders = few(others, 5);
    const list = see(`adr list --dir ${oneLine(other)}`);
    notes.push(`Not read, though it looks like a folder of records: ${folders}. ${list}`);
  }
  return notes;
}

function unscopedNote({ count: number, scoped, decisions }: Unscoped): string {
  // A format that has no place for a scope leaves the mapping file; a typed record can say it itself.
  const mapped = decisions.some(({ format = 'typed' }) => format !== 'typed');
  const next = mapped ? `To give them one: ${command('adr scope suggest')}` : see('adr list');
  if (scoped === 0 && number > 1)
    return `None of the ${number} live decisions declares a scope, so each may apply. ${next}`;
  const subject = number === 1 ? '1 live decision declares' : `${number} live decisions declare`;
  return `${subject} no scope and may apply as well. ${next}`;
}
