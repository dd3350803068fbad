import type { RecordProblem } from '@precedent/records';

const sentences: Readonly<Record<RecordProblem, string>> = {
  'corpus-not-found': 'The folder of decision records is no longer there.',
  'corpus-not-readable': 'The folder of decision records cannot be read; check its permissions.',
  'record-not-found': 'There is no such record.',
  'record-ambiguous': 'Several records share this id; name one by its path.',
  cancelled: 'The call was cancelled.',
};

export function describeProblem(problem: RecordProblem): string {
  return sentences[problem];
}
