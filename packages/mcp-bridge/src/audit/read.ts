import { readUserFile } from '@precedent/core';
import type { Surroundings } from '../plugins/types.ts';
import { isObject, parseJson, type Json } from '../text/json.ts';
import { auditFile, olderAuditFile } from './log.ts';

const mostBytes = 16 * 1024 * 1024;

/** The last entries of the audit log, oldest first. A line that does not read is passed over. */
export async function readAudit(
  { folders, root }: Pick<Surroundings, 'folders' | 'root'>,
  most: number,
  plugin?: string,
): Promise<readonly Json[]> {
  if (folders === undefined) return [];
  const texts = await Promise.all(
    [olderAuditFile, auditFile].map((name) => readUserFile(folders.state, name, mostBytes, root)),
  );
  const entries = texts
    .flatMap((text) => (text ?? '').split('\n'))
    .filter((line) => line.startsWith('{'))
    .map(parseJson)
    .filter((entry) => isObject(entry))
    .filter((entry) => plugin === undefined || entry['plugin'] === plugin);
  return entries.slice(-most);
}
