import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import type { ToolPolicy } from './resolve.ts';

const stored = v.strictObject({
  sessionId: v.string(),
  policy: v.strictObject({
    availableTools: v.exactOptional(v.array(v.string())),
    excludedTools: v.exactOptional(v.array(v.string())),
    clientMode: v.picklist(['empty', 'copilot-cli']),
  }),
});

/** Remembers which policy a session was made under, so that a resume without one does not widen it. */
export interface PolicyStore {
  save(sessionId: string, policy: ToolPolicy): Promise<void>;
  /** The stored policy; undefined when there is none or it cannot be read. */
  load(sessionId: string): Promise<ToolPolicy | undefined>;
}

/** A store in a folder of the user's own state; `directory` is absolute and is created when first written. */
export function createPolicyStore(directory: string): PolicyStore {
  // A session id comes from the runtime; hashing it keeps any id from naming a path.
  const fileOf = (sessionId: string): string =>
    path.join(directory, `${createHash('sha256').update(sessionId).digest('hex').slice(0, 32)}.json`);

  return {
    async save(sessionId, policy) {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      const file = fileOf(sessionId);
      const draft = `${file}.${process.pid}.tmp`;
      await writeFile(draft, JSON.stringify({ sessionId, policy }), { mode: 0o600 });
      await rename(draft, file);
    },
    async load(sessionId) {
      try {
        const parsed = v.safeParse(stored, JSON.parse(await readFile(fileOf(sessionId), 'utf8')));
        return parsed.success && parsed.output.sessionId === sessionId ? parsed.output.policy : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
