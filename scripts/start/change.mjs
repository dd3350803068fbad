import { few, many, showDecision, showQuestion } from './show.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./client.mjs').Server} Server */

/**
 * The changed files of the work tree; where none are known, a few others stand for a change.
 * @param {Paper} paper
 * @param {Server} server
 * @param {readonly string[]} others
 */
export async function showChange(paper, server, others) {
  const changed = await server.call('adr_check');
  if (changed.ok && changed.report.changedFiles.length > 0) {
    const base = typeof changed.source.base === 'string' ? ` since ${changed.source.base}` : '';
    showQuestion(paper, `Which decisions govern what changed${base}?`, 'adr_check');
    return showReport(paper, changed.report);
  }
  if (others.length === 0) return undefined;
  showQuestion(paper, 'Which decisions would govern a change of these files?', 'adr_check paths');
  paper.hang('    ', changed.ok ? 'Nothing has changed here.' : changed.message);
  const answer = await server.call('adr_check', { paths: others });
  return answer.ok ? showReport(paper, answer.report) : paper.hang('    ', answer.message);
}

/**
 * @param {Paper} paper
 * @param {any} report of adr_check
 */
function showReport(paper, report) {
  paper.hang('    ', `${many(report.changedFiles.length, 'file')}: ${few(report.changedFiles, 5)}`);
  const live = [...report.governing, ...report.activeProposals];
  if (live.length === 0) paper.line('    No decision governs them.');
  for (const decision of live.slice(0, 5)) showDecision(paper, decision, filesOf(report, decision));
  if (live.length > 5) paper.hang('    ', `and ${live.length - 5} more.`);
}

/**
 * @param {any} report
 * @param {any} decision
 * @returns {string[]}
 */
function filesOf(report, decision) {
  const isIt = (/** @type {any} */ other) => other.recordPath === decision.recordPath;
  return (report.byFile ?? [])
    .filter((/** @type {any} */ file) => file.decisions.some(isIt))
    .map((/** @type {any} */ file) => file.path);
}
