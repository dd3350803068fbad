import { escapeLine } from '@precedent/core';
import { ToolPolicyError, type PolicyProblem } from '@precedent/tool-policy';

/** The problems of a refused session; what the runtime itself said is one sentence, escaped and cut. */
export function problemsOf(
  error: unknown,
): readonly (PolicyProblem | { pointer: ''; code: 'runtime'; message: string })[] {
  if (ToolPolicyError.is(error)) return error.problems;
  const said = error instanceof Error ? (error.message.split('\n')[0] ?? '') : '';
  const message = `The Copilot runtime could not open the session: ${escapeLine(said.slice(0, 300))}`;
  return [{ pointer: '', code: 'runtime', message }];
}
