import { escapeLine } from '@precedent/core';
import type { PolicyProblem, ToolPolicy } from '@precedent/tool-policy';
import { table } from '../print/table.ts';
import type { Style } from '../print/style.ts';

const list = (names: readonly string[] | undefined, unset: string): string =>
  names === undefined ? unset : names.length === 0 ? 'none' : names.join(', ');

/** The mapping of a policy, for a person. */
export function policyLines(policy: ToolPolicy, style: Style): string[] {
  return table(
    [
      { name: 'available', text: list(policy.availableTools, 'everything the runtime offers') },
      { name: 'excluded', text: list(policy.excludedTools, 'nothing') },
      { name: 'client', text: policy.clientMode },
    ],
    style,
  );
}

/** One line a problem, with the place in the definition first. */
export function problemLines(problems: readonly PolicyProblem[], style: Style): string[] {
  return problems.map(
    ({ pointer, message }) =>
      `  ${style.red('✗')} ${style.bold(escapeLine(pointer || '(definition)'))}  ${escapeLine(message)}`,
  );
}
