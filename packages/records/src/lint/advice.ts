import { findHiddenText } from '../bytes/hidden.ts';
import { labelOfName } from '../corpus/names.ts';
import type { DecisionRecord, RecordFile } from '../record.ts';
import type { Finding } from '../report.ts';
import { capFindings } from './cap.ts';
import { about } from './finding.ts';
import { patternFindings } from './patterns.ts';

/** Findings of our own about one record: what is legal, yet seldom meant. `today` is `YYYY-MM-DD`. */
export function adviceFindings(file: RecordFile, today: string): readonly Finding[] {
  const { record } = file;
  const own =
    record === undefined
      ? []
      : [...fileNumber(record), ...reviewPassed(record, today), ...patternFindings(record)];
  return capFindings(file.path, [...own, ...hiddenText(file)]);
}

function fileNumber(record: DecisionRecord): readonly Finding[] {
  const label = labelOfName(record.path.slice(record.path.lastIndexOf('/') + 1));
  if (label === undefined || !isComparable(label, record.id) || isSameLabel(label, record.id)) return [];
  const message = `The file name says ${label}, the id says ${record.id}; make them the same.`;
  return [about(record, 'id-differs-from-file-name', 'warn', message, { field: 'id' })];
}

/** A team may number its files and give its records ULIDs: a number says nothing about a ULID. */
function isComparable(label: string, id: string): boolean {
  return isNumber(label) === isNumber(id);
}

function isSameLabel(label: string, id: string): boolean {
  if (!isNumber(label)) return label.toLowerCase() === id.toLowerCase();
  return label.replace(/^0+/, '') === id.replace(/^0+/, '');
}

function isNumber(text: string): boolean {
  return /^[0-9]+$/.test(text);
}

const REVIEWED: ReadonlySet<string> = new Set(['draft', 'proposed', 'accepted']);

function reviewPassed(record: DecisionRecord, today: string): readonly Finding[] {
  const { reviewBy, status } = record;
  if (reviewBy === undefined || reviewBy >= today || !REVIEWED.has(status)) return [];
  const message = `The review was due on ${reviewBy}; review the record and set a new date or a new status.`;
  return [about(record, 'review-overdue', 'warn', message, { field: 'reviewBy' })];
}

const MOST_LINES = 5;

function hiddenText({ path, id, text }: RecordFile): readonly Finding[] {
  const found = text === undefined ? [] : findHiddenText(text, MOST_LINES + 1);
  if (found.length === 0) return [];
  const lines = found
    .slice(0, MOST_LINES)
    .map(({ line, codePoints }) => `line ${line} (${codePoints.slice(0, 8).join(' ')})`);
  const more = found.length > MOST_LINES ? ' and more lines' : '';
  const message = `Hidden characters that a model or a terminal may obey: ${lines.join(', ')}${more}. Remove them.`;
  return [{ rule: 'hidden-text', severity: 'warn', message, path, ...(id === undefined ? {} : { id }) }];
}
