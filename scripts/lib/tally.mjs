/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * @param {readonly Counts[]} parts
 * @returns {Counts}
 */
export function total(parts) {
  const sum = { passed: 0, failed: 0, skipped: 0 };
  for (const part of parts) {
    sum.passed += part.passed;
    sum.failed += part.failed;
    sum.skipped += part.skipped;
  }
  return sum;
}

/**
 * The last line of a run, which machines read.
 * @param {Counts} counts
 */
export function closingLine(counts) {
  const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : '';
  return `${counts.passed} passed, ${counts.failed} failed${skipped}`;
}

/**
 * A run that passed nothing has proved nothing, so it fails.
 * @param {Counts} counts
 */
export function exitCode(counts) {
  return counts.failed > 0 || counts.passed === 0 ? 1 : 0;
}
