import { appendFile, open, rename, stat } from 'node:fs/promises';
import path from 'node:path';
import { createFolder, isInsideRoot } from '@precedent/core';
import type { Surroundings } from '../plugins/types.ts';

/** One thing that happened. Never arguments, results, values or words of a server. */
export interface AuditEntry {
  readonly event: 'connect' | 'call' | 'drop' | 'refusal' | 'grant' | 'revoke' | 'end';
  readonly plugin: string;
  readonly server?: string;
  /** The offered name of the tool. */
  readonly tool?: string;
  /** `ok`, or a code. */
  readonly outcome: string;
  readonly durationMs?: number;
  readonly argumentBytes?: number;
  readonly resultBytes?: number;
  /** How many, where things were dropped or withheld. */
  readonly count?: number;
}

export const auditFile = 'plugin-audit.jsonl';
export const olderAuditFile = 'plugin-audit.1.jsonl';
/** At this size the file becomes the older one, and the older one before it is gone. */
const mostBytes = 5 * 1024 * 1024;

export interface AuditLog {
  add(entry: AuditEntry): void;
  /** Resolves when everything added has been written, or could not be. */
  settled(): Promise<void>;
}

/** Writes a line per entry in the user's state folder, one after the other. A log that cannot be written stops nothing. */
export function createAuditLog({ folders, root }: Pick<Surroundings, 'folders' | 'root'>): AuditLog {
  let last: Promise<void> = Promise.resolve();
  let waiting: string[] = [];
  const write = async (): Promise<void> => {
    const lines = waiting.join('');
    waiting = [];
    if (lines === '' || folders === undefined || (await isInsideRoot(folders.state, root))) return;
    await append(folders.state, lines);
  };
  return {
    add: (entry) => {
      waiting.push(`${JSON.stringify({ at: new Date().toISOString(), ...entry })}\n`);
      // One writing takes whatever has come together by then.
      if (waiting.length === 1) last = last.then(write).catch(() => {});
    },
    settled: () => last,
  };
}

async function append(folder: string, lines: string): Promise<void> {
  const file = path.join(folder, auditFile);
  await createFolder(folder);
  const size = await stat(file).then(
    (facts) => facts.size,
    () => undefined,
  );
  if (size !== undefined && size > mostBytes) await rename(file, path.join(folder, olderAuditFile));
  if (size === undefined || size > mostBytes) await (await open(file, 'a', 0o600)).close();
  await appendFile(file, lines, { mode: 0o600 });
}
