import { connect } from './client.mjs';
import { showChange } from './change.mjs';
import { governedFiles, variedFiles } from './choose.mjs';
import { showExplain } from './explain.mjs';
import { showHosts } from './hosts.mjs';
import { showBeginning, showNothing } from './nothing.mjs';
import { createPaper } from './paper.mjs';
import { sampleFiles } from './sample.mjs';
import { few, many, showQuestion } from './show.mjs';

/** @typedef {import('./paper.mjs').Paper} Paper */
/** @typedef {import('./client.mjs').Server} Server */

/**
 * Asks the three tools about a folder and shows what they say. Answers the exit code.
 * @param {{ root: string, folder: string, say: (line: string) => void }} job
 */
export async function tour({ root, folder, say }) {
  const slow = setTimeout(() => say('Reading the records …'), 1000);
  const paper = createPaper(process.stdout, process.env);
  const server = await connect(root, folder);
  try {
    paper.line(`Decisions for ${paper.bold(folder)}, asked through the MCP server as an agent would`);
    const lint = await server.call('adr_lint');
    clearTimeout(slow);
    if (lint.ok) await showAnswers(paper, server, folder, lint);
    else showNothing(paper, lint);
    showHosts(paper, root);
    return 0;
  } finally {
    clearTimeout(slow);
    await server.close();
  }
}

/**
 * @param {Paper} paper
 * @param {Server} server
 * @param {string} folder
 * @param {Extract<import('./client.mjs').ToolAnswer, { ok: true }>} lint
 */
async function showAnswers(paper, server, folder, lint) {
  const { corpus, otherCorpora = [] } = lint.source;
  showQuestion(paper, 'Are the records sound?', 'adr_lint');
  const errors = lint.report.findings.filter((/** @type {any} */ finding) => finding.severity === 'error');
  const verdict = errors.length === 0 ? 'no errors' : many(errors.length, 'error');
  paper.line(`    ${many(lint.report.checked, 'record')} in ${corpus}, ${verdict}`);
  for (const finding of errors.slice(0, 3))
    paper.hang('    - ', `${finding.path ?? corpus}: ${finding.message}`);
  if (otherCorpora.length > 0) paper.hang('    ', `Not read: ${few(otherCorpora, 5)}`);
  if (lint.report.checked === 0) return showBeginning(paper);

  const sample = sampleFiles(lint.source.root ?? folder, corpus);
  const answer = sample.length === 0 ? undefined : await server.call('adr_check', { paths: sample });
  const governed = answer?.ok ? governedFiles(answer.report) : [];
  const [first, ...others] = variedFiles(governed, 5);
  if (first === undefined)
    paper.hang('    ', `No decision governs any of the ${many(sample.length, 'file')} looked at.`);
  else await showExplain(paper, server, first);
  await showChange(paper, server, others.length === 0 ? sample.slice(0, 5) : others);
}
