// What the Claude Code plugin adds to a tool call: two sessions of the real host, with it and without, in turn call by
// call. Bash calls nothing of ours: what it shows is the noise of the run, below which no other figure means anything.
//   PRECEDENT_HOSTS=1 npm test     (installs the host and builds the plugin)
//   node test-harness/bench/claude.ts
import { lowerQuartile, median, timeCalls, timedTools } from '../src/hosts/claude-latency.ts';

const rounds = 40;
const parts = [await timeCalls(rounds, false), await timeCalls(rounds, false)];
const signed = (value: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;

for (const [tool, name] of timedTools.entries()) {
  const [without, added] = (['without', 'with'] as const).map((kind) =>
    parts.flatMap((part) => part[kind][tool] ?? []),
  ) as [number[], number[]];
  const differences = added.map((time, call) => time - (without[call] ?? Number.NaN));
  console.log(
    [
      `${name}${name === 'Bash' ? ' (control)' : ''}: ${signed(median(added) - median(without))} ms at p50`,
      `${median(without).toFixed(1)} → ${median(added).toFixed(1)}`,
      `lower quartile ${signed(lowerQuartile(added) - lowerQuartile(without))}`,
      `call for call ${signed(median(differences))}`,
      `${added.length} calls each`,
    ].join(', '),
  );
}
