/** @typedef {{ path: string, records: readonly string[] }} GovernedFile */

const source = /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|cs|php|swift|c|cc|cpp|h)$/;

/**
 * The files that a decision in force governs, source code first.
 * @param {any} report of adr_check
 * @returns {GovernedFile[]}
 */
export function governedFiles(report) {
  /** @type {GovernedFile[]} */
  const files = (report.byFile ?? []).map((/** @type {any} */ file) => ({
    path: file.path,
    records: file.decisions
      .filter((/** @type {any} */ decision) => decision.bucket === 'governing')
      .map((/** @type {any} */ decision) => decision.recordPath),
  }));
  const governed = files.filter(({ records }) => records.length > 0);
  const isSource = (/** @type {GovernedFile} */ { path }) => source.test(path);
  return [...governed.filter(isSource), ...governed.filter((file) => !isSource(file))];
}

/**
 * A few of the files that together show as many decisions as possible: each adds one that was not there yet.
 * @param {readonly GovernedFile[]} files
 * @param {number} most
 */
export function variedFiles(files, most) {
  const seen = new Set();
  /** @type {string[]} */
  const chosen = [];
  for (const { path, records } of files) {
    if (chosen.length === most) break;
    if (records.every((record) => seen.has(record))) continue;
    for (const record of records) seen.add(record);
    chosen.push(path);
  }
  return chosen;
}
