import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lowerQuartile, roundsOfCalls, timesOfCalls } from '../../src/hosts/claude-latency.ts';
import { claudeProject, type ClaudeProject } from '../../src/hosts/claude-project.ts';
import { builtPlugin, runClaude } from '../../src/hosts/claude.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

describe.runIf(hostsWanted)('in the real Claude Code an ordinary call', { timeout: 120_000 }, () => {
  let project: ClaudeProject;
  beforeEach(() => void (project = claudeProject()));
  afterEach(() => project.remove());

  it('of Read, Edit or Bash waits less for us than starting a Node would take [claude-latency]', async () => {
    const turns = roundsOfCalls(
      path.join(project.root, 'README.md'),
      path.join(project.root, 'notes.txt'),
      8,
    );
    const times = { with: [] as number[][][], without: [] as number[][][] };
    const node: number[] = [];
    for (const kind of ['without', 'with', 'with', 'without'] as const) {
      project.write('notes.txt', 'a\n');
      const plugins = kind === 'with' ? [builtPlugin] : [];
      const run = await runClaude({ top: project.top, cwd: project.root, plugins, turns });
      times[kind].push(timesOfCalls(run));
      for (let count = 0; count < 5; count++) {
        const began = performance.now();
        spawnSync(process.execPath, ['-e', '0']);
        node.push(performance.now() - began);
      }
      // Nothing is started: no hook of ours has a process.
      expect(run.hooks('PreToolUse:Bash')).toEqual([]);
    }
    for (const tool of [0, 1, 2]) {
      const of = (runs: readonly number[][][]): number =>
        lowerQuartile(runs.flatMap((run) => run[tool] ?? []));
      expect(of(times.with) - of(times.without)).toBeLessThan(lowerQuartile(node));
    }
  });
});
