import path from 'node:path';
import { takeTurns } from '../models/take-turns.ts';
import type { MessagesTurn } from '../models/anthropic-model.ts';
import { claudeProject } from './claude-project.ts';
import { builtPlugin, runClaude, type ClaudeRun } from './claude.ts';

/** The tools of a round; `Bash` calls nothing of ours, so what it shows is the noise. */
export const timedTools = ['Read', 'Edit', 'Bash'] as const;

/** Milliseconds of each call by tool, call for call beside each other. */
export interface Timed {
  readonly without: readonly (readonly number[])[];
  readonly with: readonly (readonly number[])[];
  readonly runs: readonly ClaudeRun[];
}

/** Rounds of a Read, an Edit and a Bash that concern no record; `notes` holds `a` before the first. */
function roundsOfCalls(readme: string, notes: string, rounds: number): MessagesTurn[] {
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
 * Two sessions of the real host, one with the plugin and one without, that make the same calls in turn: what other work
 * slows the machine slows both. A time lasts from the model's answer to its next request: one tool call, and what the
 * host does around it. With `hookEvents` the runs show their hooks, at a price that no user pays.
 */
export async function timeCalls(rounds: number, hookEvents: boolean): Promise<Timed> {
  const times = { without: [[], [], []], with: [[], [], []] } as Record<'without' | 'with', number[][]>;
  const sessions = (['without', 'with'] as const).map((kind) => ({ kind, project: claudeProject() }));
  const mayGo = takeTurns(sessions.length);
  try {
    const runs = await Promise.all(
      sessions.map(async ({ kind, project }, session) => {
        const { root, top } = project;
        const notes = path.join(root, 'notes.txt');
        project.write('notes.txt', 'a\n');
        const turns = roundsOfCalls(path.join(root, 'README.md'), notes, rounds);
        let went = 0;
        const before = async (request: number, at: number): Promise<void> => {
          const last = request >= turns.length;
          // The first round warms everything up.
          if (request > timedTools.length) times[kind][(request - 1) % timedTools.length]?.push(at - went);
          await mayGo(session, last);
          went = performance.now();
        };
        const plugins = kind === 'with' ? [builtPlugin] : [];
        return runClaude({ top, cwd: root, plugins, turns, before, hookEvents }).finally(() =>
          mayGo(session, true),
        );
      }),
    );
    return { ...times, runs };
  } finally {
    for (const { project } of sessions) project.remove();
  }
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length * share)] ?? Number.NaN;

export const median = (values: readonly number[]): number => at(values, 0.5);

/** What other work on the machine disturbs least, without resting on a single call. */
export const lowerQuartile = (values: readonly number[]): number => at(values, 0.25);
