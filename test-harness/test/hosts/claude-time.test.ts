import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { lowerQuartile, timeCalls, timedTools } from '../../src/hosts/claude-latency.ts';
import { hostsWanted } from '../../src/hosts/wanted.ts';

// Timed, so once more when the machine was busy with something else.
describe.runIf(hostsWanted)(
  'in the real Claude Code an ordinary call',
  { timeout: 120_000, retry: 2 },
  () => {
    it('of Read, Edit or Bash waits less for us than starting a Node would take [claude-latency]', async () => {
      const times = await timeCalls(20, true);
      const node = Array.from({ length: 20 }, () => {
        const began = performance.now();
        spawnSync(process.execPath, ['-e', '0']);
        return performance.now() - began;
      });
      for (const tool of timedTools.keys()) {
        const [without, added] = [times.without[tool] ?? [], times.with[tool] ?? []];
        expect(without).toHaveLength(19);
        expect(added).toHaveLength(19);
        expect(lowerQuartile(added) - lowerQuartile(without)).toBeLessThan(lowerQuartile(node));
      }
      // Nothing is started: no hook of ours has a process.
      for (const run of times.runs) expect(run.hooks('PreToolUse:Bash')).toEqual([]);
    });
  },
);
