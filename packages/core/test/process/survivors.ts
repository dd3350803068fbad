import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Process ids, but this one, whose environment holds the marker. A dead child's is empty, so it never counts. */
export function processesWith(marker: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && Number(name) !== process.pid);
  return pids.map(Number).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(marker);
    } catch {
      return false;
    }
  });
}

/** The same, once the system had a moment to end what was told to. */
export async function survivors(marker: string): Promise<number[]> {
  const until = performance.now() + 2000;
  let pids = processesWith(marker);
  while (pids.length > 0 && performance.now() < until) {
    await sleep(20);
    pids = processesWith(marker);
  }
  return pids;
}

export function endAll(marker: string): void {
  for (const pid of processesWith(marker)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {}
  }
}
