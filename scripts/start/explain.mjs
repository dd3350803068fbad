import { gapsOf, many, showDecision, showQuestion } from './show.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./client.mjs').Server} Server */

/**
 * What governs one file, as an agent asks before it edits.
 * @param {Paper} paper
 * @param {Server} server
 * @param {string} file
 */
export async function showExplain(paper, server, file) {
  showQuestion(paper, `What must I know before I edit ${file}?`, 'adr_explain');
  const answer = await server.call('adr_explain', { path: file });
  if (!answer.ok) return paper.hang('    ', answer.message);
  const { governing, activeProposals, history } = answer.report;
  for (const decision of [...governing, ...activeProposals]) showDecision(paper, decision);
  const past = history.length > 0 ? [`${many(history.length, 'past decision')} left out.`] : [];
  const rest = [...past, ...gapsOf(answer.report)];
  if (rest.length > 0) paper.line();
  for (const text of rest) paper.hang('    ', text);
}
