/**
 * The candidate a person most likely meant, or undefined when none is near: at most two typing slips, and fewer
 * than half the word.
 */
export function nearest(typed: string, candidates: readonly string[]): string | undefined {
  // Nobody mistypes a command of 40 letters, and the distance is quadratic.
  if (typed.length > 40) return undefined;
  const ranked = candidates
    .map((candidate) => ({ candidate, slips: distance(typed.toLowerCase(), candidate.toLowerCase()) }))
    .filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.replace(/^-+/, '').length + 1)
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.candidate;
}

/** Insertions, deletions, replacements and swaps of neighbours between two words. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const best = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row.push(swapped ? Math.min(best, at(before, j - 2) + 1) : best);
    }
    before = last;
    last = row;
  }
  return at(last, b.length);
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? 0;
}
