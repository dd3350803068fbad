import { chmodSync } from 'node:fs';

const NOBODY = 65534;

/** Runs `action` as a user whom permissions stop: root, which containers often are, may read everything. */
export async function withoutRoot<Result>(root: string, action: () => Promise<Result>): Promise<Result> {
  if (process.geteuid?.() !== 0) return action();
  chmodSync(root, 0o755);
  process.seteuid?.(NOBODY);
  try {
    return await action();
  } finally {
    process.seteuid?.(0);
  }
}
