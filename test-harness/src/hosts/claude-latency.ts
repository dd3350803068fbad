import type { MessagesTurn } from '../models/anthropic-model.ts';
import type { ClaudeRun } from './claude.ts';

/** Rounds of a Read, an Edit and a Bash that concern no record; `notes` holds `a` before the first. */
export function roundsOfCalls(readme: string, notes: string, rounds: number): MessagesTurn[] {
  return Array.from({ length: rounds }, (_, round) => {
    const [old_string, new_string] = round % 2 === 0 ? ['a', 'b'] : ['b', 'a'];
    return [
      // The host edits only what was read.
      { name: 'Read', input: { file_path: round === 0 ? notes : readme } },
      { name: 'Edit', input: { file_path: notes, old_string, new_string } },
      { name: 'Bash', input: { command: 'true' } },
    ];
  })
    .flat()
    .map((call) => ({ calls: [call] }));
}

/**
 * The milliseconds from one request of the model to the next, by the place of a tool in rounds of three calls. A
 * request shows when the model was asked; what lies between two is one tool call and what the host does around it.
 */
export function timesOfCalls({ requests }: ClaudeRun): number[][] {
  const tools: number[][] = [[], [], []];
  for (const [index, { at }] of requests.entries()) {
    const next = requests[index + 1];
    // The first round warms everything up.
    if (next !== undefined && index >= 3) tools[index % 3]?.push(next.at - at);
  }
  return tools;
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number => at(values, 0.5);

/** What other work on the machine disturbs least, without resting on a single call. */
export const lowerQuartile = (values: readonly number[]): number => at(values, 0.25);
