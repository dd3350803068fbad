/**
 * The least processor time of each task in milliseconds, out of rounds in which all of them take turns. Processor
 * time and not the clock: what else the machine does must not decide whether a test passes.
 */
export function fastest<Tasks extends readonly (() => unknown)[]>(
  rounds: number,
  ...tasks: Tasks
): { [Index in keyof Tasks]: number } {
  const best = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const before = process.cpuUsage();
      task();
      const { user, system } = process.cpuUsage(before);
      best[index] = Math.min(best[index] ?? 0, (user + system) / 1000);
    }
  }
  return best as { [Index in keyof Tasks]: number };
}
