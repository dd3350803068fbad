/**
 * Insertions, deletions, replacements and swaps of neighbours between two words, or `most + 1` when there are more than
 * `most`. Both are short: a caller looks at single words only.
 */
export function slipsBetween(left: string, right: string, most: number): number {
  if (Math.abs(left.length - right.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let best = Math.min(
        at(last, column) + 1,
        at(next, column - 1) + 1,
        at(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      if (row > 1 && column > 1 && swapped) best = Math.min(best, at(before, column - 2) + 1);
      next.push(best);
    }
    if (Math.min(...next) > most) return most + 1;
    before = last;
    last = next;
  }
  return Math.min(at(last, right.length), most + 1);
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? 0;
}
