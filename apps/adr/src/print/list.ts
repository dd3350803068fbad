import type { Bucket, ListedRecord, ListReport } from '@precedent/records';
import { paintStatus, statusText } from './decisions.ts';
import { oneLine } from './escape.ts';
import { firstRecord } from './first-record.ts';
import { printNotes, recordNotes } from './notes.ts';
import type { Page, Sheet } from './page.ts';
import { columns, cut, pad } from './width.ts';

const headings: readonly (readonly [Bucket, string])[] = [
  ['governing', 'In force'],
  ['activeProposals', 'Proposed'],
  ['history', 'Past'],
];

export function printList({ out }: Page, report: ListReport, others: readonly string[]): void {
  const widths = {
    id: Math.max(0, ...report.records.map(({ recordId }) => columns(oneLine(recordId, 80)))),
    status: Math.max(0, ...report.records.map((record) => columns(statusText(record)))),
  };
  if (report.records.length === 0) out.line(`No records yet. ${firstRecord}`);
  let first = true;
  for (const [bucket, heading] of headings) {
    const records = report.records.filter((record) => record.bucket === bucket);
    if (records.length === 0) continue;
    if (!first) out.line();
    first = false;
    out.line(out.style.bold(`${heading} (${records.length})`));
    for (const record of records) printRow(out, record, widths);
  }
  const none = { count: 0, scoped: 0, decisions: [] };
  printNotes(out, recordNotes(none, report.unreadable, others));
}

function printRow(sheet: Sheet, record: ListedRecord, widths: { id: number; status: number }): void {
  const { style } = sheet;
  const id = pad(oneLine(record.recordId, 80), widths.id);
  const status = pad(statusText(record), widths.status);
  const date = pad(oneLine(record.date ?? '', 20), 10);
  // Said here because check and explain send readers to this list for it.
  const scope = record.affects.length === 0 && record.bucket !== 'history' ? '  (no scope)' : '';
  const before = `  ${id}  ${status}  ${date}  `;
  const title = cut(oneLine(record.title), sheet.columns, columns(before) + scope.length);
  const paint = paintStatus(style, record.bucket);
  sheet.line(
    `  ${style.bold(id)}  ${paint(status)}  ${style.dim(date)}  ${title}${style.dim(scope)}`.trimEnd(),
  );
}
