// What the Claude Code plugin adds to a tool call, against no plugin, in interleaved runs of the real host:
//   PRECEDENT_HOSTS=1 npm test     (installs the host and builds the plugin)
//   node test-harness/bench/claude.ts
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { median, roundsOfCalls, timesOfCalls } from '../src/hosts/claude-latency.ts';
import { claudeProject } from '../src/hosts/claude-project.ts';
import { builtPlugin, runClaude } from '../src/hosts/claude.ts';

const project = claudeProject();
const notes = path.join(project.root, 'notes.txt');
const times = { without: [[], [], []], with: [[], [], []] } as { without: number[][]; with: number[][] };
try {
  for (const kind of ['without', 'with', 'with', 'without', 'without', 'with', 'with', 'without'] as const) {
    writeFileSync(notes, 'a\n');
    const turns = roundsOfCalls(path.join(project.root, 'README.md'), notes, 40);
    const plugins = kind === 'with' ? [builtPlugin] : [];
    const run = await runClaude({ top: project.top, cwd: project.root, plugins, turns });
    for (const [tool, calls] of timesOfCalls(run).entries()) times[kind][tool]?.push(...calls);
  }
} finally {
  project.remove();
}
for (const [tool, name] of ['Read', 'Edit', 'Bash'].entries()) {
  const [without, added] = [times.without[tool] ?? [], times.with[tool] ?? []];
  const least = (values: readonly number[]) => Math.min(...values).toFixed(1);
  console.log(
    `${name}: p50 ${median(without).toFixed(1)} → ${median(added).toFixed(1)} ms, least ${least(without)} → ${least(added)} ms`,
  );
}
