import { few, many, showDecision, showQuestion } from './show.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./client.mjs').Server} Server */

/**
 * The changed files of the work tree; where there are none, a few files of the sample stand for a change.
 * @param {Paper} paper
 * @param {Server} server
 * @param {readonly string[]} sample
 */
export async function showChange(paper, server, sample) {
  let answer = await server.call('adr_check');
  const changed = answer.ok && answer.report.changedFiles.length > 0;
  const paths = [...new Set(sample)].slice(0, 5);
  if (!changed && paths.length > 0) answer = await server.call('adr_check', { paths });
  const base = answer.ok && typeof answer.source.base === 'string' ? ` since ${answer.source.base}` : '';
  const question = changed
    ? `Which decisions govern what changed${base}?`
    : 'Which decisions would govern a change of these files?';
  showQuestion(paper, question, changed ? 'adr_check' : 'adr_check paths');
  if (!answer.ok) return paper.hang('    ', answer.message);
  const { report } = answer;
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
  return (report.byFile ?? [])
    .filter((/** @type {any} */ file) =>
      file.decisions.some((/** @type {any} */ d) => d.recordPath === decision.recordPath),
    )
    .map((/** @type {any} */ file) => file.path);
}
