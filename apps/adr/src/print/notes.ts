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
  if (unscoped.count > 0) notes.push(...unscopedNotes(unscoped));
  const [other] = others;
  if (other !== undefined) {
    const folders = few(others, 5);
    const list = see(`adr list --dir ${oneLine(other)}`);
    notes.push(`Not read, though it looks like a folder of records: ${folders}. ${list}`);
  }
  return notes;
}

function unscopedNotes({ count: number, scoped, decisions }: Unscoped): string[] {
  const subject =
    scoped === 0 && number > 1
      ? `None of the ${number} live decisions declares a scope, so each may apply.`
      : `${number === 1 ? '1 live decision declares' : `${number} live decisions declare`} no scope and may apply as well.`;
  const said = `${subject} ${see('adr list')}`;
  // A typed record can declare it; the others' formats have no place for a scope, and the mapping file has.
  const mapped = decisions.some(({ format = 'typed' }) => format !== 'typed');
  return mapped
    ? [said, `To say which files they govern, begin with: ${command('adr scope suggest')}`]
    : [said];
}
