import type { ClaudeRun } from './claude.ts';

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

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
