/** One measured number beside what it may be. */
export interface Row {
  readonly name: string;
  readonly milliseconds: number;
  /** How many starts of an empty Node it costs, where that is the measure. */
  readonly ratio?: number;
  readonly budget?: { readonly unit: 'x' | 'ms'; readonly most: number };
}

export function overBudget({ milliseconds, ratio, budget }: Row): boolean {
  if (budget === undefined) return false;
  return (budget.unit === 'x' ? (ratio ?? Infinity) : milliseconds) > budget.most;
}

/** The rows as aligned text, with a mark on each that is over its budget. */
export function toTable(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    overBudget(row) ? '✗' : row.budget === undefined ? ' ' : '✓',
    row.name,
    `${row.milliseconds.toFixed(1)} ms`,
    row.ratio === undefined ? '' : `${row.ratio.toFixed(2)} x`,
    row.budget === undefined ? '' : `at most ${row.budget.most} ${row.budget.unit}`,
  ]);
  const widths = [0, 1, 2, 3].map((column) => Math.max(...cells.map((cell) => cell[column]?.length ?? 0)));
  return cells
    .map(([mark = '', name = '', time = '', ratio = '', budget = '']) =>
      [
        mark,
        name.padEnd(widths[1] ?? 0),
        time.padStart(widths[2] ?? 0),
        ratio.padStart(widths[3] ?? 0),
        budget,
      ]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
