import { closeSync, mkdirSync, openSync, statSync } from 'node:fs';
import path from 'node:path';
import { remove } from './remove.ts';

const patienceMs = 400;
const pauseMs = 5;
/** A hook that was killed leaves its lock behind; none of ours lives this long. */
const staleMs = 10_000;

/**
 * Runs `work` while no other process does so under the same name. Who waits longer than 400 ms goes on without: two
 * hooks may then say the same, which is better than a session that waits.
 */
export async function withLock<Result>(
  folder: string,
  name: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = path.join(folder, `.${name}.lock`);
  const held = await acquire(folder, file);
  try {
    return await work();
  } finally {
    if (held) remove(file);
  }
}

async function acquire(folder: string, file: string): Promise<boolean> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      closeSync(openSync(file, 'wx', 0o600));
      return true;
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EEXIST';
      if (!taken || performance.now() > until) return false;
    }
    removeStale(file);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

function removeStale(file: string): void {
  try {
    if (Date.now() - statSync(file).mtimeMs > staleMs) remove(file);
  } catch {
    // Gone meanwhile: whoever held it is done.
  }
}
