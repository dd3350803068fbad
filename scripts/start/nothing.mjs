/** @typedef {import('./paper.mjs').Paper} Paper */

/**
 * Why there is no answer, and what to do.
 * @param {Paper} paper
 * @param {{ code: string, message: string }} failure
 */
export function showNothing(paper, failure) {
  paper.line();
  if (failure.code === 'no-workspace') {
    paper.hang(
      '',
      'This folder is never answered for: it is a home directory, a root, or where Precedent lies.',
    );
    paper.line('Name a repository: npm start -- /path/to/repository');
  } else paper.hang('', failure.message);
  // An adr of the person's own says in its own words that there is no folder.
  if (failure.code === 'corpus-not-found' || failure.code === 'usage') showBeginning(paper);
}

/** @param {Paper} paper */
export function showBeginning(paper) {
  paper.line();
  paper.line('To begin, write one decision, for example docs/adr/0001-use-postgres.md:');
  paper.line();
  for (const text of example) paper.line(paper.dim(`    ${text}`));
}

const example = [
  '---',
  'id: "0001"',
  'title: Keep all state in PostgreSQL',
  'status: accepted',
  'date: 2026-01-31',
  'deciders: ["@you"]',
  'affects:',
  '  - { type: path, pattern: "src/storage/**" }',
  '---',
  '',
  '## Decision',
  '',
  'Every service keeps its state in PostgreSQL; no other database is added.',
];
