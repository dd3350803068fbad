/**
 * The shortest time of each task in milliseconds, out of rounds in which all of them take turns: what else the
 * machine does then slows every task alike.
 */
export function fastest<Tasks extends readonly (() => unknown)[]>(
  rounds: number,
  ...tasks: Tasks
): { [Index in keyof Tasks]: number } {
  const best = tasks.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [index, task] of tasks.entries()) {
      const start = performance.now();
      task();
      best[index] = Math.min(best[index] ?? 0, performance.now() - start);
    }
  }
  return best as { [Index in keyof Tasks]: number };
}
