import { readFileSync, readlinkSync, readdirSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits up to `ms` for every process that works in the folder to end; answers those that still run. Linux only. */
export async function processesWith(folder: string, ms = 2500): Promise<number[]> {
  const until = performance.now() + ms;
  let found = running(folder);
  while (found.length > 0 && performance.now() < until) {
    await sleep(25);
    found = running(folder);
  }
  return found;
}

/** Process ids that work in the folder now. A child inherits the place, so grandchildren count; a zombie has none. */
export function running(folder: string): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && Number(name) !== process.pid);
  return pids.map(Number).filter((pid) => {
    try {
      return readlinkSync(`/proc/${pid}/cwd`).startsWith(folder);
    } catch {
      return false;
    }
  });
}

/** The most memory that a process ever held, in MiB. */
export function peakMemory(pid: number): number {
  const kilobytes = /^VmHWM:\s+(\d+) kB$/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
