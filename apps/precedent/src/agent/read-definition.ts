import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import type { AgentDefinition, PolicyProblem } from '@precedent/tool-policy';
import type { Session } from '../session.ts';

/** More than any definition needs; a file named by mistake is not read whole. */
const mostBytes = 4 * 1024 * 1024;

export type ReadDefinition =
  | { readonly ok: true; readonly definition: AgentDefinition }
  | { readonly ok: false; readonly problems: readonly PolicyProblem[] }
  | { readonly ok: false; readonly sentence: string };

/** Reads an agent definition from a file that the user named. */
export async function readDefinition(session: Session, file: string): Promise<ReadDefinition> {
  const { parseAgentDefinition } = await import('@precedent/tool-policy');
  let text: string;
  try {
    const at = path.resolve(session.cwd ?? '/', file);
    const facts = await stat(at);
    if (!facts.isFile()) return { ok: false, sentence: 'FILE is not a file.' };
    if (facts.size > mostBytes)
      return { ok: false, sentence: 'FILE is larger than 4 MiB, too large for an agent definition.' };
    text = await readFile(at, 'utf8');
  } catch {
    return { ok: false, sentence: 'FILE cannot be read: give the path of an agent definition.' };
  }
  return parseAgentDefinition(text);
}
