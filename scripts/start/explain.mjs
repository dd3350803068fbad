import { many, showDecision, showGaps, showQuestion } from './show.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./client.mjs').Server} Server */

/**
 * The first source file of the sample that a decision in force governs.
 * @param {Server} server
 * @param {readonly string[]} sample
 */
export async function findGoverned(server, sample) {
  if (sample.length === 0) return undefined;
  const answer = await server.call('adr_check', { paths: sample });
  if (!answer.ok) return undefined;
  /** @type {string[]} */
  const governed = (answer.report.byFile ?? [])
    .filter((/** @type {any} */ file) =>
      file.decisions.some((/** @type {any} */ d) => d.bucket === 'governing'),
    )
    .map((/** @type {any} */ file) => file.path);
  return (
    governed.find((file) => /\.(?:[cm]?[jt]sx?|py|go|rs|java|kt|rb|cs|php|swift|c|cc|cpp|h)$/.test(file)) ??
    governed[0]
  );
}

/**
 * @param {Paper} paper
 * @param {Server} server
 * @param {string} file
 */
export async function showExplain(paper, server, file) {
  showQuestion(paper, `What must I know before I edit ${file}?`, 'adr_explain');
  const answer = await server.call('adr_explain', { path: file });
  if (!answer.ok) return paper.hang('    ', answer.message);
  for (const decision of [...answer.report.governing, ...answer.report.activeProposals])
    showDecision(paper, decision);
  if (answer.report.history.length > 0)
    paper.hang('    ', `${many(answer.report.history.length, 'past decision')} left out.`);
  paper.line();
  showGaps(paper, answer.report);
}
