/** @typedef {import('./paper.mjs').Paper} Paper */

/**
 * One decision with its own sentence, why it applies, and where it stands.
 * @param {Paper} paper
 * @param {any} decision
 * @param {readonly string[]} [files] those it applies to, where the question was about several
 */
export function showDecision(paper, decision, files = []) {
  paper.line();
  const paint = decision.bucket === 'governing' ? paper.green : paper.yellow;
  paper.line(
    `    ${paper.bold(decision.recordId)}  ${paint(decision.effectiveStatus)}  ${paper.bold(decision.title)}`,
  );
  if (decision.summary !== '') paper.hang('      ', decision.summary);
  paper.hang('      why     ', decision.why);
  if (files.length > 0) paper.hang('      files   ', few(files, 4));
  paper.hang('      record  ', decision.recordPath);
}

/**
 * @param {Paper} paper
 * @param {string} question what was asked, in words
 * @param {string} call the tool call that asked it
 */
export function showQuestion(paper, question, call) {
  paper.line();
  paper.line(`${paper.bold(question)}  ${paper.dim(call)}`);
}

/**
 * Live records that declare no scope, and records that could not be read: an empty answer is no permission.
 * @param {any} report
 * @returns {string[]}
 */
export function gapsOf(report) {
  const unreadable = report.unreadable?.count ?? 0;
  const { count: unscoped = 0, scoped = 0 } = report.unscoped ?? {};
  const live = many(unscoped + scoped, 'live decision');
  return [
    ...(unreadable > 0
      ? [`${many(unreadable, 'record')} could not be read, so a decision may be missing.`]
      : []),
    ...(unscoped > 0 ? [`${unscoped} of ${live} declare no scope and may apply as well.`] : []),
  ];
}

/**
 * @param {readonly string[]} items
 * @param {number} limit
 */
export function few(items, limit) {
  const shown = items.slice(0, limit).join(', ');
  return items.length > limit ? `${shown} and ${items.length - limit} more` : shown;
}

/**
 * @param {number} number
 * @param {string} noun
 */
export function many(number, noun) {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
