import { wordsOf } from '../status/inline.ts';
import { readStatement } from '../status/statement.ts';
import { type Field, fieldOf } from './labels.ts';
import type { Labelled } from './labelled.ts';

const DELIMITER = /^\s*\|?\s*:?-{1,}:?\s*(?:\|\s*:?-{1,}:?\s*)*\|?\s*$/;

const LONGEST_ROW = 4000;

/** A row of a table; one that begins without a bar is one only above the line that parts head and body, or below it. */
export function isRow(line: string, next = ''): boolean {
  if (line.length > LONGEST_ROW) return false;
  return line.trimStart().startsWith('|') || (line.includes('|') && (isDelimiter(line) || isDelimiter(next)));
}

function isDelimiter(line: string): boolean {
  return line.includes('-') && line.includes('|') && DELIMITER.test(line);
}

function cellsOf(row: string): readonly string[] {
  const inner = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim());
}

/**
 * The fields of a table, which is given by its rows: a field's name stands left of its value, or at the head of its
 * column. A column with several statuses is a history or a menu; the statuses are all there, in order.
 */
export function tableFields(rows: readonly string[]): readonly Labelled[] {
  const table = rows.filter((row) => !isDelimiter(row)).map(cellsOf);
  const [head = []] = table;
  const columns = head.map(nameOf);
  const isHead = rows[1] !== undefined && isDelimiter(rows[1]);
  if (isHead && columns.some((field, at) => field !== undefined && !isValueBeside(field, head[at + 1]))) {
    if (columns.filter((field) => field !== undefined).length > 1 || !isPairs(table))
      return byColumn(table, columns);
  }
  return table.flatMap(byPair);
}

function byColumn(
  [, ...rows]: readonly (readonly string[])[],
  columns: readonly (Field | undefined)[],
): readonly Labelled[] {
  if (columns[0] === 'status' && columns[1] === 'status') return [byStage(rows)];
  const dates = columns.indexOf('date');
  return rows.flatMap((row) =>
    columns.flatMap((field, at) =>
      field === undefined || (row[at] ?? '') === ''
        ? []
        : [{ field, value: withDate(row[at] ?? '', field, row[dates]) }],
    ),
  );
}

/** A history needs the day of each status. */
function withDate(cell: string, field: Field, date: string | undefined): string {
  return field === 'status' && date !== undefined ? `${cell} (${date})` : cell;
}

/** `| Stage | Status |`: the last stage with a tick is the one that was reached. */
function byStage(rows: readonly (readonly string[])[]): Labelled {
  const reached = rows.findLast((row) => /[✅✔☑]|\byes\b|\bdone\b/iu.test(row[1] ?? ''));
  return { field: 'status', value: reached?.[0] ?? 'proposed' };
}

/** `| Status | Accepted |`, also several pairs in one row. */
function byPair(row: readonly string[]): readonly Labelled[] {
  for (let at = 0; at + 1 < row.length; at += 1) {
    const field = nameOf(row[at] ?? '');
    if (field === undefined) continue;
    return [{ field, value: row[at + 1] ?? '' }, ...byPair(row.slice(at + 2))];
  }
  return [];
}

/** Whether a two-column table names a field in the first cell of a later row. */
function isPairs([, ...rows]: readonly (readonly string[])[]): boolean {
  return rows.some((row) => row.length === 2 && nameOf(row[0] ?? '') !== undefined);
}

function isValueBeside(field: Field, cell: string | undefined): boolean {
  if (cell === undefined) return false;
  return field === 'status'
    ? readStatement(cell).how === 'stated'
    : nameOf(cell) === undefined && /\d/.test(cell);
}

function nameOf(cell: string): Field | undefined {
  return cell.length > 60 ? undefined : fieldOf(wordsOf(cell).replace(/[\s:：]+$/, ''));
}
